/** A placeholder in copy, paths and settings: {brand}, {cloud-provider}, {fact.trialDays} … */
const TOKEN = /\{([a-zA-Z][a-zA-Z0-9.-]*)\}/g;

/** A text contains a placeholder without a value. The message names it and the known ones. */
export class UnknownTokenError extends Error {
  override readonly name = 'UnknownTokenError';
  /** The placeholder as written, braces included. */
  readonly token: string;

  constructor(token: string, known: readonly string[]) {
    super(`has the unknown placeholder ${token}: use one of ${known.map((one) => `{${one}}`).join(', ')}`);
    this.token = token;
  }
}

/** Replaces every {token} in a text with its value. Throws UnknownTokenError if a token has no value. */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(TOKEN, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new UnknownTokenError(whole, Object.keys(values));
    return value;
  });
}
