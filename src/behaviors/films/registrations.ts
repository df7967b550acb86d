/** Storage key of the recordings registered for in this browser: ids of films, separated by spaces. */
export const REGISTERED_KEY = 'recordings';

function registered(): string[] {
  try {
    return (localStorage.getItem(REGISTERED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    // Site data is blocked. The link on the thank-you page still unlocks the recording.
    return [];
  }
}

const isRegistered = (film: string): boolean => registered().includes(film);

/**
 * Whether a film may be seen in full. A gated one requires a registration in this browser, or the link of the thank-you
 * page, which this browser then remembers.
 */
export function isUnlocked(film: HTMLElement): boolean {
  if (film.dataset['gated'] === undefined) return true;
  const id = film.dataset['film'] ?? '';
  if (film.id === '' || location.hash !== `#${film.id}`) return isRegistered(id);
  rememberRegistered(id);
  return true;
}

/** Remembers in this browser that the visitor has registered for a recording. */
export function rememberRegistered(film: string): void {
  try {
    localStorage.setItem(REGISTERED_KEY, [...new Set([...registered(), film])].join(' '));
  } catch {
    // Site data is blocked.
  }
}
