/** A position in a file's data, counted the way writers count: sections[2].title is the title of the second section. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}
