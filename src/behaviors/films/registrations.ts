/** Recordings that somebody has registered for in this browser: ids of films, separated by spaces. */
export const REGISTERED_KEY = 'recordings';

function registered(): string[] {
  try {
    return (localStorage.getItem(REGISTERED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    // Site data is blocked: nothing is remembered, and the link of the thank-you page still opens the recording.
    return [];
  }
}

/** Whether somebody has registered for a recording in this browser. */
const isRegistered = (film: string): boolean => registered().includes(film);

/**
 * Whether a film may be seen whole: always, or, if it asks for registration, for whoever has registered in this browser
 * or follows the link of the page to which a registration leads, which this browser remembers.
 */
export function isUnlocked(film: HTMLElement): boolean {
  if (film.dataset['gated'] === undefined) return true;
  const id = film.dataset['film'] ?? '';
  if (film.id === '' || location.hash !== `#${film.id}`) return isRegistered(id);
  rememberRegistered(id);
  return true;
}

/** Remembers in this browser that somebody has registered for the recording. */
export function rememberRegistered(film: string): void {
  try {
    localStorage.setItem(REGISTERED_KEY, [...new Set([...registered(), film])].join(' '));
  } catch {
    // See above.
  }
}
