import type { z } from 'zod';

/** A content file that cannot be used: says which file, which field and what to do. */
export class ContentError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

function remedy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `“${key}”`).join(', ')}: remove it or correct its spelling`;
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing: add it (${issue.expected})`
        : `must be ${issue.expected}: ${issue.message}`;
    case 'too_big':
      return `is too long or too large (at most ${issue.maximum}): shorten it`;
    case 'too_small':
      return `is too short or too small (at least ${issue.minimum}): add to it`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'note' in issue && issue.note === 'No matching discriminator'
        ? 'has an unknown type: see docs/add-a-page.md for the list of section types'
        : `fits none of the allowed shapes: ${issue.errors.map((branch) => branch.map((one) => `${fieldName(one.path)} ${remedy(one)}`).join('; ')).join(' — or — ')}`;
    default:
      return issue.message;
  }
}

/** Lists what is wrong with parsed content, a line a field, in words that a copywriter can act on. */
export function describeIssues(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${fieldName(issue.path) || 'the file'}: ${remedy(issue)}`);
}
