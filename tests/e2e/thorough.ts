/**
 * Marks a test that goes through more of the same: every page after one of each template, every form after those that
 * ask for something new. `npm run check:slow -- thorough` runs it, `npm test` does not: see playwright.config.ts.
 */
export const THOROUGH = { tag: '@thorough' } as const;
