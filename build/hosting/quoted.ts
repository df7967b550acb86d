/** A text in quotes, as the configurations of nginx and Caddy write one. Variables in it are still expanded. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
