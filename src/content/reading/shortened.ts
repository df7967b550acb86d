/** Shortens a text to a maximum number of characters, cutting between words. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s,.:;]+\S*$/, '')}…`;
}
