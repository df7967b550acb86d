import { CATEGORIES, type Category } from '../../../shared/tracking/TrackingSettings.ts';

/** Cookie that stores the answer, and its lifetime in days: the cookie policy names both. */
export const CONSENT_COOKIE = 'cc_cookie';
export const CONSENT_DAYS = 182;

/** What Global Privacy Control refuses on the visitor's behalf, whatever they agreed to before. */
const REFUSED_BY_SIGNAL: readonly Category[] = ['analytics', 'advertisement'];

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(browser: object = navigator): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
}

/** Categories that can still be asked about in this browser. */
export function askableCategories(hasSignal: boolean): Category[] {
  return CATEGORIES.filter((category) => !hasSignal || !REFUSED_BY_SIGNAL.includes(category));
}

/**
 * The categories the visitor agreed to, from the cookie that vanilla-cookieconsent sets; undefined if there is no
 * readable answer for this revision yet.
 */
export function storedChoice(cookies: string, revision: number): Category[] | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  if (value === undefined) return undefined;
  try {
    const kept = JSON.parse(decodeURIComponent(value)) as { categories?: unknown; revision?: unknown };
    const { categories } = kept;
    if (kept.revision !== revision || !Array.isArray(categories)) return undefined;
    return CATEGORIES.filter((category) => categories.includes(category));
  } catch {
    return undefined;
  }
}
