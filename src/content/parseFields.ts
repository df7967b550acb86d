import type { z } from 'zod';
import { remedyFor, remedyForField, remedyForSection } from '../../shared/text/nearest.ts';
import { ContentError, type ContentFault } from './contentError.ts';
import { fieldName } from './fieldName.ts';
import { fieldsAt } from './fieldsAt.ts';

type Issue = z.core.$ZodIssue;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Says what is wrong with the size of a text, a list or a number. */
function size(input: unknown, fault: 'much' | 'little', limit: string): string {
  const isMuch = fault === 'much';
  if (typeof input === 'string') {
    if (input === '') return 'is empty: fill it in';
    return `is too ${isMuch ? 'long' : 'short'}: ${count(input.length, 'character')}, ${limit}`;
  }
  if (Array.isArray(input)) return `has too ${isMuch ? 'many' : 'few'} entries: ${input.length}, ${limit}`;
  return `is too ${isMuch ? 'large' : 'small'}: ${String(input)}, ${limit}`;
}

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Writer-friendly names for the types of value that a field can have. */
const kindNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry on a line that begins with “- ”',
  tuple: 'a list, each entry on a line that begins with “- ”',
  object: 'fields, each on a line of its own below it',
  record: 'fields, each on a line of its own below it',
};

const kindName = (kind: string) => kindNames[kind] ?? kind;

function wrongType({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (isAbsent(input)) return `is missing: add it (${kindName(expected)})`;
  if (expected === 'int') return `must be a whole number, not ${String(input)}`;
  const isPlain = typeof input !== 'object';
  const found = isPlain ? `${typeof input === 'string' ? 'the text ' : ''}“${String(input)}”` : '';
  const not = isPlain ? found : Array.isArray(input) ? 'a list' : 'fields';
  if (expected === 'string' && isPlain) return `must be a text, not ${not}: put it in quotes`;
  const hint = typeof input === 'string' && /^-\S/.test(input) ? ': put a space after each hyphen' : '';
  return `must be ${kindName(expected)}; it is ${not}${hint}`;
}

/** Remedies for texts with a fixed format, where the schema has no message of its own. */
function wrongFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  const given = `“${String(issue.input)}”`;
  switch (issue.format) {
    case 'date':
      return `must be a day that exists, as 2025-03-14, not ${given}`;
    case 'datetime':
      return `must be a day, a time and the offset from UTC, as 2027-01-21T16:00:00-05:00, not ${given}`;
    case 'url':
      return `must be a whole address, as https://videos.example/watch/, not ${given}`;
    case 'starts_with':
      return `must begin with ${'prefix' in issue ? String(issue.prefix) : ''}, not ${given}`;
    case 'regex':
      return issue.message.startsWith('Invalid')
        ? `is not of the form asked for: ${given}; look at the same field of another page`
        : issue.message;
    default:
      return issue.message;
  }
}

/** Maximum number of names that a message lists; if there are more, it gives only the closest. */
const MOST_LISTED = 40;

function noShape(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('discriminator' in issue && typeof issue.discriminator === 'string') {
    const { input, discriminator } = issue;
    const given = typeof input === 'object' && input !== null ? Reflect.get(input, discriminator) : undefined;
    const known = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    // The only choice with that many options is the type of a section.
    if (known.length > MOST_LISTED)
      return isAbsent(given)
        ? `is missing: ${remedyForSection(undefined, known)}`
        : `no such ${discriminator} “${String(given)}”: ${remedyForSection(String(given), known)}`;
    return isAbsent(given)
      ? `is missing: use one of ${known.join(', ')}`
      : `no such ${discriminator} “${String(given)}”: ${remedyFor(String(given), known)}`;
  }
  // Several shapes with fields miss a plain text in the same way.
  const branches = new Set(issue.errors.map((branch) => branch.map(faultWithin).join('; ')));
  return `fits none of the allowed shapes: ${[...branches].join(' — or — ')}`;
}

/** Unknown fields, each with the field that was probably meant, or with the known fields. */
const unknownFields = (keys: readonly string[], known: readonly string[]) =>
  keys.map((key) => `unknown field “${key}”: ${remedyForField(key, known)}`).join('; ');

function remedy(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(issue.keys, []);
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'too_big':
      return size(issue.input, 'much', `at most ${issue.maximum}`);
    case 'too_small':
      return size(
        issue.input,
        'little',
        `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`,
      );
    case 'invalid_value':
      if (!issue.message.startsWith('Invalid')) return issue.message;
      return isAbsent(issue.input)
        ? `is missing: use one of ${issue.values.map(String).join(', ')}`
        : `cannot be “${String(issue.input)}”: ${remedyFor(String(issue.input), issue.values.map(String))}`;
    case 'invalid_union':
      return noShape(issue);
    default:
      return issue.message;
  }
}

/** Field and remedy of a fault within a union, where the field may be the value itself. */
function faultWithin(issue: Issue): string {
  const name = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys' || name === '') return remedy(issue);
  return `${name} ${remedy(issue)}`;
}

/** The place of a field, or where it would have to be added. */
export interface FieldPlace {
  file: string;
  line?: number | undefined;
}

/** Finds the file and line that a field of the data comes from. */
export type FindPlace = (path: readonly PropertyKey[]) => FieldPlace;

/** The file that causes a custom issue: see reference() in records.ts. */
const causeOf = (issue: Issue): string | undefined =>
  issue.code === 'custom' && typeof issue.params?.['because'] === 'string'
    ? issue.params['because']
    : undefined;

/**
 * Parses data with a schema. Throws ContentError with every fault, in terms a copywriter can act on.
 *
 * @param placeOf where each field comes from
 */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  placeOf: FindPlace,
): z.output<Schema> {
  if (isAbsent(data))
    throw new ContentError([{ file: placeOf([]).file, text: 'the file is empty: add its fields' }]);
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue): ContentFault[] => {
    const field = fieldName(issue.path) || 'the file';
    if (issue.code !== 'unrecognized_keys')
      return [{ ...placeOf(issue.path), text: `${field}: ${remedy(issue)}`, because: causeOf(issue) }];
    const known = fieldsAt(schema, data, issue.path);
    return issue.keys.map((key) => ({
      ...placeOf([...issue.path, key]),
      text: `${field}: ${unknownFields([key], known)}`,
    }));
  });
  throw new ContentError(faults);
}
