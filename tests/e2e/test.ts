import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
import { shiftDate } from '../clock/shiftDate.ts';
import { watchTexts } from './watchTexts.ts';

const offset = Number(process.env['TEST_CLOCK_OFFSET'] ?? 0);

/** What React writes to the console about markup that is not the server's. */
const MISMATCH = /hydrated but|hydration failed|minified react error/i;

/**
 * The base of every browser test. An error that a page throws or that React reports fails the test, unless the test
 * expects it and takes it out of `pageErrors`. Under TEST_CLOCK, pages use the same current time as the tests do.
 */
export const test = base.extend<{ pageErrors: string[] }, { clock: undefined }>({
  clock: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.addInitScript(watchTexts));
      if (offset !== 0) browser.on('context', (context) => context.addInitScript(shiftDate, offset));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  pageErrors: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      const noteError = (error: WebError) => errors.push(`${error.page()?.url()}: ${error.error().message}`);
      const noteMismatch = (message: ConsoleMessage) => {
        if (MISMATCH.test(message.text())) errors.push(`${message.page()?.url()}: ${message.text()}`);
      };
      const watch = (context: BrowserContext) =>
        context.on('weberror', noteError).on('console', noteMismatch);
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use(errors);
      browser.off('context', watch);
      expect(errors, 'errors of pages').toEqual([]);
    },
    { auto: true },
  ],
});
