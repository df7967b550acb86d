import { expect } from '@playwright/test';
import { allPages } from '../../src/siteContent.ts';
import { THOROUGH } from '../stages.ts';
import { openWith } from './sitePage.ts';
import { test } from './test.ts';

const LONG_AFTER = new Date('2090-01-01T00:00:00Z');

const events = allPages().flatMap(({ path, locale, entry }) =>
  entry?.kind === 'event' && locale === 'en'
    ? [{ path, starts: entry.starts, ends: entry.ends, isWritten: entry.record !== undefined }]
    : [],
);
const webinars = allPages().flatMap(({ path, locale, entry }) =>
  entry?.kind === 'webinar' && locale === 'en' ? [{ path, starts: entry.starts }] : [],
);

/** One event that is to come, and one that is over; the other pages are built alike. */
const representative = [
  events.find(({ ends }) => Date.parse(ends) > Date.now()),
  events.find(({ ends }) => Date.parse(ends) <= Date.now()),
].filter((event) => event !== undefined);

for (const [index, { path, starts, ends, isWritten }] of representative.entries()) {
  const details = index === 0 ? {} : THOROUGH;
  test(
    `${path} invites until it is over by the visitor’s clock, and then tells`,
    details,
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const register = page.locator('#register');
      const form = register.locator('form');
      const invitation = page.locator('[data-while~="upcoming"]:visible');
      const record = page.locator('[data-while="past"]:visible');
      // If an event was over at build time, its page holds no form that could reappear.
      const wasOver = !/<section[^>]*data-state="(upcoming|live)"/.test(html);
      if (!wasOver) {
        await page.clock.setFixedTime(new Date(new Date(starts).getTime() - 60_000));
        await openWith(page, path, 'events');
        await expect(form).toBeVisible();
        await expect(record).toHaveCount(0);
        await expect(page.locator('[data-while="live"]:visible')).toHaveCount(0);
        const download = page.waitForEvent('download');
        await register.locator('a[download]').click();
        expect((await download).suggestedFilename()).toBe('event.ics');
        const calendar = await request.get(`${path}event.ics`);
        expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/);

        await page.clock.setFixedTime(new Date(new Date(starts).getTime() + 60_000));
        await openWith(page, path, 'events');
        await expect(form).toBeVisible();
        await expect(page.locator('[data-while="live"]:visible').first()).toBeVisible();
      }
      await page.clock.setFixedTime(new Date(new Date(ends).getTime() + 1000));
      await openWith(page, path, 'events');
      await expect(form.filter({ visible: true })).toHaveCount(0);
      await expect(invitation).toHaveCount(0);
      await expect(register.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
      await expect(record.first()).toBeVisible();
      // The link to the recap exists only once there is a recap.
      await expect(record.getByRole('link').and(page.locator('[href="#register"]'))).toHaveCount(
        isWritten ? 1 : 0,
      );
    },
  );
}

test('past events move to the other list, latest first', async ({ page }) => {
  await page.clock.setFixedTime(LONG_AFTER);
  await openWith(page, '/events/', 'events');
  await expect(page.locator('[data-upcoming] [data-filters]')).toHaveCount(0);
  const past = page.locator('[data-past] [data-filters] [data-starts]');
  await expect(past).toHaveCount(events.length + webinars.length);
  await expect(page.locator('[data-program] [data-state]:not([data-state="past"])')).toHaveCount(0);
  await expect(page.locator('[data-program] [data-while~="upcoming"]:visible')).toHaveCount(0);
  const starts = await past.evaluateAll((rows) =>
    rows.map((row) => new Date(row.getAttribute('data-starts') ?? '').getTime()),
  );
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  await expect(page.locator('[data-upcoming] [data-when-empty]')).toBeVisible();
});
