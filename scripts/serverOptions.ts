/**
 * Node.js options of the server. V8 would use up to 130 MB for new objects and never return it, although objects of a
 * request are short-lived. With less than 8 MB, pages wait longer while forms come in.
 */
export const SERVER_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];
