/** Anchor of a heading of a text: its words in lower case, joined by hyphens. */
export function headingId(heading: string): string {
  return heading
    .replace(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
