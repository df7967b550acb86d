import type { z } from 'zod';
import type { Fault } from '../Fault.ts';
import { nearest, remedyFor, remedyForField, remedyForSection } from '../text/nearest.ts';
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

/** The number in a text such as $52 or 1,200, as people write it in prose. */
const printedNumber = (text: string) =>
  /^[^\w.-]*(\d[\d,]*(?:\.\d+)?)\W*$/.exec(text)?.[1]?.replaceAll(',', '');

/** @param kinds every kind of value that the field takes */
function wrongType(input: unknown, kinds: readonly [string, ...string[]]): string {
  const [expected] = kinds;
  const names = [...new Set(kinds.map(kindName))].join(' or ');
  if (isAbsent(input)) return `is missing: add it (${names})`;
  const number =
    typeof input === 'string' && kinds.some((kind) => kind === 'number' || kind === 'int')
      ? printedNumber(input)
      : undefined;
  if (number !== undefined)
    return `must be a number, without signs or quotes around it: write ${number}, not “${input}”`;
  if (expected === 'int' && typeof input === 'number') return `must be a whole number, not ${String(input)}`;
  const isPlain = typeof input !== 'object';
  const found = isPlain ? `${typeof input === 'string' ? 'the text ' : ''}“${String(input)}”` : '';
  const not = isPlain ? found : Array.isArray(input) ? 'a list' : 'fields';
  if (kinds.includes('string') && isPlain) return `must be a text, not ${not}: put it in quotes`;
  const hint = typeof input === 'string' && /^-\S/.test(input) ? ': put a space after each hyphen' : '';
  return `must be ${names}; it is ${not}${hint}`;
}

/** Remedies for texts with a fixed format, if the schema has no message. */
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

function unionRemedy(issue: UnionIssue): string {
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
  return nearestShapeRemedy(issue);
}

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** The type that a member of a union expects, if the value has another. */
const expectedKind = ([first]: readonly Issue[]) =>
  first?.code === 'invalid_type' && first.path.length === 0 ? first.expected : undefined;

/** Number of faults in a member of a union: one issue may name several unknown fields. */
const faultsIn = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/**
 * The member of a union that a value of its type is closest to: one that another file's fault affects, or the least
 * faulty.
 */
function nearestShape({ errors }: UnionIssue): readonly Issue[] | undefined {
  const shapes = errors.filter((branch) => expectedKind(branch) === undefined);
  return (
    shapes.find((branch) => branch.some((issue) => causeOf(issue) !== undefined)) ??
    shapes.toSorted((a, b) => faultsIn(a) - faultsIn(b))[0]
  );
}

/** What is wrong with the closest member of a union; or the permitted types, if the value has another. */
function nearestShapeRemedy(issue: UnionIssue): string {
  const nearest = nearestShape(issue);
  if (nearest !== undefined) return nearest.map(faultWithin).join('; ');
  const [first = 'object', ...more] = issue.errors.flatMap((branch) => expectedKind(branch) ?? []);
  return wrongType(issue.input, [first, ...more]);
}

/** Unknown fields, each with the field that was probably meant, or with the known fields. */
const unknownFields = (keys: readonly string[], known: readonly string[]) =>
  keys.map((key) => `unknown field “${key}”: ${remedyForField(key, known)}`).join('; ');

/**
 * The remedy for an unknown field at the top level that comes right after a list, such as that of the sections: it
 * probably belongs to the last entry, and is not indented.
 */
function misindentedHint(data: unknown, key: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const keys = Object.keys(data);
  const above = keys[keys.indexOf(key) - 1];
  const list: unknown = above === undefined ? undefined : Reflect.get(data, above);
  if (!Array.isArray(list) || typeof list.at(-1) !== 'object') return undefined;
  return `if it belongs to ${above}[${list.length}] above it, indent it as the fields there`;
}

function remedy(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(issue.keys, []);
    case 'invalid_type':
      return wrongType(issue.input, [issue.expected]);
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
      return unionRemedy(issue);
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

/** The file that causes an issue, as set by reference() in records.ts; also looks within unions. */
function causeOf(issue: Issue): string | undefined {
  if (issue.code === 'invalid_union')
    return issue.errors.flatMap((branch) => branch.map(causeOf)).find((cause) => cause !== undefined);
  const because = issue.code === 'custom' ? issue.params?.['because'] : undefined;
  return typeof because === 'string' ? because : undefined;
}

/** A fault in the fields of a file. */
interface FieldFault extends Fault {
  /** The file whose own fault causes this one. */
  because?: string | undefined;
}

/** Data that a schema accepts, or every fault in it, in terms a copywriter can act on. */
type Checked<Data> = { data: Data; faults?: never } | { faults: FieldFault[] };

/**
 * Checks data with a schema.
 *
 * @param placeOf where each field comes from
 */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  placeOf: FindPlace,
): Checked<z.output<Schema>> {
  if (isAbsent(data))
    return { faults: [{ file: placeOf([]).file, text: 'the file is empty: add its fields' }] };
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return { data: parsed.data };
  const faults = parsed.error.issues.flatMap((issue): FieldFault[] => {
    const field = fieldName(issue.path) || 'the file';
    if (issue.code !== 'unrecognized_keys')
      return [{ ...placeOf(issue.path), text: `${field}: ${remedy(issue)}`, because: causeOf(issue) }];
    const known = fieldsAt(schema, data, issue.path);
    return issue.keys.map((key) => {
      const isLost = issue.path.length === 0 && nearest(key, known) === undefined;
      const edge = isLost ? misindentedHint(data, key) : undefined;
      const text = `${field}: ${unknownFields([key], known)}`;
      return {
        ...placeOf([...issue.path, key]),
        text:
          edge === undefined
            ? text
            : `${field}: unknown field “${key}”: ${edge}. Otherwise ${remedyForField(key, known)}`,
      };
    });
  });
  return { faults };
}
