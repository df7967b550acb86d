/** A word with a hyphen, a dash or a slash inside, with the punctuation at its ends. */
const COMPOUND = /(\S*[^\s-][-–/][^\s-]\S*)/;

/**
 * Splits a text at its compounds, such as "multi-site" or "CH-2": every second part is one. In headings each becomes a
 * box of class `whole`, because browsers break at hyphens and no CSS property stops them.
 */
export const splitCompounds = (text: string): string[] => text.split(COMPOUND);
