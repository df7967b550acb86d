import { test as base } from '@playwright/test';
import { shiftDate } from '../clock/shiftDate.ts';

const offset = Number(process.env['TEST_CLOCK_OFFSET'] ?? 0);

/** The base of every browser test: under TEST_CLOCK, its pages use the same current time as the tests do. */
export const test = base.extend<object, { clock: undefined }>({
  clock: [
    async ({ browser }, use) => {
      if (offset !== 0) browser.on('context', (context) => context.addInitScript(shiftDate, offset));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
