/** Fills in marks such as %title% in every text of a template, at any depth; unknown ones stay. */
export function fillTemplate(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.replace(/%(\w+)%/g, (mark, name: string) => words[name] ?? mark);
  if (Array.isArray(value)) return value.map((item) => fillTemplate(item, words));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTemplate(item, words)]));
  return value;
}
