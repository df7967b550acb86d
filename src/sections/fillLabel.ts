/** Fills the placeholders of a label from content: “%minutes% min” with 6 is “6 min”. */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/%([a-z]+)%/g, (place, name: string) => String(values[name] ?? place));
}
