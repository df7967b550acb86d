// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
const STRAY = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

/** The first character of a text that HTML does not allow: a control character, or half of a character. */
export function strayCharacter(text: string): { index: number; said: string } | undefined {
  const found = STRAY.exec(text);
  if (found === null) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, said: `the text contains U+${code}, which no page can show: remove it` };
}
