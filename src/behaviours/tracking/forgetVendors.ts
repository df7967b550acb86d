import { readCookies } from '../readCookies.ts';
import { forget } from '../tabMemory.ts';

/** What this site itself keeps in the tab under consent for analytics: the campaign and the draw of the replay. */
const OWN_KEYS = ['campaign', 'replay'];

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Texts that, written to document.cookie, remove every cookie whose name fits a pattern: on this host and on each
 * domain above it, because a service chooses the widest that it may.
 */
export function removals(cookies: string, patterns: readonly string[], host: string): string[] {
  const names = cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name !== '' && patterns.some((pattern) => matches(pattern, name)));
  const labels = host.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  return names.flatMap((name) =>
    ['', ...domains.map((domain) => `; domain=${domain}`)].map(
      (domain) => `${name}=; path=/; max-age=0${domain}`,
    ),
  );
}

/** Removes the cookies that fit the patterns. */
export function forgetCookies(patterns: readonly string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  for (const text of removals(readCookies(), patterns, location.hostname)) document.cookie = text;
}

/** Removes what this site itself keeps under consent for analytics. */
export function forgetOwn(): void {
  for (const key of OWN_KEYS) forget(key);
}
