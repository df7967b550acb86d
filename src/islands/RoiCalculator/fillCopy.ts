/** Puts values into a text: `%name%` becomes the value of that name. An unknown name stays as it is. */
export function fillCopy(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%([a-zA-Z]+)%/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
