/** Recordings that somebody has registered for in this browser: ids of films, separated by spaces. */
const KEY = 'recordings';

function registered(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    // Site data is blocked: nothing is remembered, and the link of the thank-you page still opens the recording.
    return [];
  }
}

/** Whether somebody has registered for the recording in this browser. */
export function isRegistered(film: string): boolean {
  return registered().includes(film);
}

/** Remembers in this browser that somebody has registered for the recording. */
export function rememberRegistered(film: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...registered(), film])].join(' '));
  } catch {
    // See above.
  }
}
