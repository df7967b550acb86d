/**
 * Marks a test that covers more of the same: every page beyond one per template, every form beyond those with something
 * new to fill in, the same behavior at another width or on another page of its kind, a finer point of a behavior that
 * another test already opens, or the page without JavaScript where its HTML is also checked statically.
 * `npm run check:slow -- thorough` runs it, `npm test` does not: see playwright.config.ts.
 */
export const THOROUGH = { tag: '@thorough' } as const;
