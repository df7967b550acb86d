import type { z } from 'zod';
import { ContentError } from './contentError.ts';

type Issue = z.core.$ZodIssue;

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** How much there is of a text, a list or a number, and what is wrong with that. */
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

function wrongType({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (isAbsent(input)) return `is missing: add it (${expected})`;
  const found = Array.isArray(input) ? 'array' : typeof input;
  return `must be ${expected}, not ${found}${expected === 'string' && found !== 'array' && found !== 'object' ? ': put it in quotes' : ''}`;
}

function noShape(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('discriminator' in issue && typeof issue.discriminator === 'string') {
    const { input, discriminator } = issue;
    const given = typeof input === 'object' && input !== null ? Reflect.get(input, discriminator) : undefined;
    const known = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return `${isAbsent(given) ? 'is missing' : `no such ${discriminator} “${String(given)}”`}: use one of ${known.join(', ')}`;
  }
  const branches = issue.errors.map((branch) => branch.map(describe).join('; '));
  return `fits none of the allowed shapes: ${branches.join(' — or — ')}`;
}

function remedy(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `“${key}”`).join(', ')}: remove it or correct its spelling`;
    case 'invalid_type':
      return wrongType(issue);
    case 'too_big':
      return size(issue.input, 'much', `at most ${issue.maximum}`);
    case 'too_small':
      return size(issue.input, 'little', `at least ${issue.minimum}`);
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return noShape(issue);
    default:
      return issue.message;
  }
}

/** Field and remedy of a fault within a value of several shapes, where the field may be the value itself. */
function describe(issue: Issue): string {
  const name = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys' || name === '') return remedy(issue);
  return `${name} ${remedy(issue)}`;
}

/**
 * What a schema makes of a content file's data. Throws ContentError that lists what is wrong, a line a field, in words
 * that a copywriter can act on.
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
): z.output<Schema> {
  if (isAbsent(data)) throw new ContentError(file, ['the file is empty: add its fields']);
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ContentError(
    file,
    parsed.error.issues.map((issue) => `${fieldName(issue.path) || 'the file'}: ${remedy(issue)}`),
  );
}
