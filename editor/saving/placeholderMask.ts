/**
 * {brand}, {fact.trialDays} and the other placeholders are filled in before YAML is read, so a text may begin with one.
 * To YAML itself, { begins a map. While a file is edited, the braces of placeholders are therefore two characters that
 * no text has, of the same length, so that every offset stays true.
 */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** The text with its placeholders’ braces masked. */
export const masked = (text: string): string =>
  text.replace(/\{([a-zA-Z][a-zA-Z0-9.-]*)\}/g, (_, name: string) => `${OPEN}${name}${CLOSE}`);

/** The text as written. */
export const unmasked = (text: string): string => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
