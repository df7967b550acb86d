/** The stages of tests that are not part of `npm test`, as tags that playwright.config.ts sorts them by. */

/** Marks a test that `npm run check:ci` runs on every submission: a small, fixed sample of what else is too slow. */
export const SAMPLE = { tag: '@sample' } as const;

/**
 * Marks a test that covers more of the same: every page beyond one per template, every form beyond those with something
 * new to fill in, the same behavior at another width or on another page of its kind, a finer point of a behavior that
 * another test already opens, or the page without JavaScript where its HTML is also checked statically.
 * `npm run check:slow -- thorough` runs it.
 */
export const THOROUGH = { tag: '@thorough' } as const;
