// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}]/gu;

/**
 * Removes what databases and services do not accept: control characters except tab and line feed, and lone surrogates.
 */
export const storableText = (text: string): string => text.replace(UNSTORABLE, '');
