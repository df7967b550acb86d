import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

/** Parses a form's body. If a name occurs twice, the first value counts. Never throws. */
export function parseFormBody(body: string): SubmittedValues {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/**
 * Reads a JSON body: an object of strings, numbers and booleans, where false is an unchecked box. Any other value is
 * ignored. Returns undefined if the body is not an object.
 */
export function readJsonSubmission(body: unknown): SubmittedValues | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const values: [string, string][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') values.push([name, value]);
    else if (typeof value === 'number' || value === true) values.push([name, String(value)]);
  }
  return Object.fromEntries(values);
}
