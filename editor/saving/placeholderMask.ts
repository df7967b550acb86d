/**
 * {brand}, {fact.trialDays} and the other placeholders are filled in before YAML is parsed, so a text may begin with
 * one. To a YAML parser, however, { begins a map. While a file is being edited, the braces of placeholders are
 * therefore replaced by two characters that occur in no text and have the same length, so that all offsets remain
 * valid.
 */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** The text with its placeholders’ braces masked. */
export const masked = (text: string): string =>
  text.replace(/\{([a-zA-Z][a-zA-Z0-9.-]*)\}/g, (_, name: string) => `${OPEN}${name}${CLOSE}`);

/** The text with its placeholders’ braces restored. */
export const unmasked = (text: string): string => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
