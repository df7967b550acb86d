/**
 * Options of Node.js with which the server runs. V8 would give new objects up to 130 MB, and hand nothing back; what a
 * server makes for a request is soon forgotten. With less than 8 MB the pages wait longer while forms come in.
 */
export const SERVER_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];
