/** A placeholder in copy, paths and settings: {brand}, {cloud-provider}, {phoneAe} … */
const TOKEN = /\{([a-zA-Z][a-zA-Z-]*)\}/g;

/**
 * Replaces every {token} of a text by its value.
 * Throws an Error that names the token, and the ones there are, when a token has no value.
 */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(TOKEN, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      throw new Error(
        `has the unknown placeholder ${whole}: use one of ${Object.keys(values)
          .map((known) => `{${known}}`)
          .join(', ')}`,
      );
    }
    return value;
  });
}
