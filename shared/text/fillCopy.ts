/** Fills values into a text: `%name%` becomes the value of that name. Unknown names are left alone. */
export function fillCopy(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%([a-zA-Z]+)%/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
