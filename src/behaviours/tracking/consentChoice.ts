import { CATEGORIES, type Category } from '../../../shared/tracking/TrackingSettings.ts';

/** Cookie in which the answer is kept, and its days: the cookie policy names both. */
export const CONSENT_COOKIE = 'cc_cookie';
export const CONSENT_DAYS = 182;

/** What a browser that sends Global Privacy Control has refused for its visitor, whatever was agreed to before. */
const REFUSED_BY_SIGNAL: readonly Category[] = ['analytics', 'advertisement'];

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(browser: object = navigator): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
}

/** Groups that this browser leaves open to be asked for. */
export function askableCategories(hasSignal: boolean): Category[] {
  return CATEGORIES.filter((category) => !hasSignal || !REFUSED_BY_SIGNAL.includes(category));
}

/**
 * The groups that the visitor agreed to, by the cookie that vanilla-cookieconsent keeps; undefined when there is no
 * answer to this issue yet, or none that can be read.
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
