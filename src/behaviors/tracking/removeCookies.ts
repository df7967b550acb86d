import { readCookies } from '../readCookies.ts';
import { forget } from '../tabMemory.ts';

/** What this site itself stores in the tab with consent to analytics: the campaign and the replay sample. */
const OWN_KEYS = ['campaign', 'replay'] as const;

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Strings that, written to document.cookie, remove every cookie whose name matches a pattern: on this host and on each
 * parent domain, because a service sets its cookies on the broadest domain it can.
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

/** Removes the cookies whose names match the patterns. */
export function removeCookies(patterns: readonly string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  for (const text of removals(readCookies(), patterns, location.hostname)) document.cookie = text;
}

/** Removes what this site itself stores with consent to analytics. */
export function removeOwnData(): void {
  for (const key of OWN_KEYS) forget(key);
}
