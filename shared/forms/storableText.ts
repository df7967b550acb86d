// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}]/gu;

/**
 * Text without what no database or service takes: control characters, tab and line feed aside, and surrogates that are
 * half of a character.
 */
export const storableText = (text: string): string => text.replace(UNSTORABLE, '');
