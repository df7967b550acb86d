import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

/** Fields of a form's body; where a name occurs twice, the first value counts. Never throws. */
export function parseFormBody(body: string): SubmittedValues {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/**
 * Fields of a JSON body: an object of texts, numbers and booleans, where false is a box left unticked. Anything else
 * in it counts as not given. Returns undefined when the body is not an object.
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
