/** A label of a thing taken apart: the drawing's part that it points at, what the part is called, what the text says of it. */
export interface PartLabel {
  part: string;
  name: string;
  note: string;
}

/** Reads labels written as “seal: Shaft seal, two drops a minute; impeller: Impeller, 210 mm”. */
export function readParts(text: string): PartLabel[] {
  return text
    .split(/;\s*/)
    .filter((one) => one !== '')
    .map((one) => {
      const [, part = '', name = '', note = ''] = /^([a-z][a-z-]*):\s+(.+?)(?:,\s+(.+))?$/.exec(one) ?? [];
      return { part, name, note };
    });
}
