import { expect, type Page } from '@playwright/test';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { allPages } from '../../src/siteContent.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const banner = (page: Page) => page.locator('[data-event-banner]');

const announcing = allPages().flatMap(({ path, locale, eventBanner }) =>
  eventBanner && locale === 'en' ? [{ path, ...eventBanner }] : [],
);

/** The first page of each kind whose event is to come: a build leaves out the banners of the others. */
const ahead = [
  ...Map.groupBy(
    announcing.filter(({ until }) => !until || Date.parse(until) > Date.now()),
    ({ path }) => path.split('/')[1],
  ).values(),
].flatMap((pages) => pages.slice(0, 1));

for (const [index, { path, text, label, href }] of ahead.entries()) {
  const details = index === 0 ? {} : THOROUGH;
  test(`${path} announces an event, until it is closed or has begun`, details, async ({ page, context }) => {
    await page.goto(path);
    await expectSeen(banner(page), { width: 1200, height: 40 });
    await expect(banner(page)).toContainText(text);
    await expect(banner(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    await banner(page)
      .getByRole('button', { name: chromeText('en').eventBanner.close })
      .click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeHidden();

    // Another tab has nothing that was closed.
    const later = await context.newPage();
    await later.clock.setFixedTime(new Date('2090-01-01T00:00:00Z'));
    await later.goto(path);
    await expect(banner(later)).toBeHidden();
  });
}
