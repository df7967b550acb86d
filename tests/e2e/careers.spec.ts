import { expect, type Page } from '@playwright/test';
import { isInField } from '../../src/behaviors/jobs.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const PATH = '/careers/';
const content = pageAt(PATH);
const { jobs, filters, search, apply, empty, id: openings } = sectionOf(content, 'jobOpenings');
const { video } = sectionOf(content, 'lifeAt');

const cards = (page: Page) => page.locator('[data-job]:visible');
const filter = (page: Page, name: string) =>
  page.locator(`#${openings}`).getByRole('button', { name, exact: true });
const emptyText = (page: Page) => page.getByText(empty, { exact: true });

/** Rewrites part of the page on its way to the browser, for states that today’s openings do not have. */
async function serveWith(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`**${PATH}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

test.describe('open positions', () => {
  test('all are shown at first, and a filter leaves those of its department', async ({ page }) => {
    await openWith(page, PATH, 'jobs');
    await expect(cards(page)).toHaveCount(jobs.length);
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(emptyText(page)).toBeHidden();
    const field = page.locator(`#${openings} input[type="search"]`);
    await expect(field).toHaveAttribute('placeholder', search);
    await expect(field).toBeHidden();
    for (const { label, value } of filters) {
      const matching = jobs.filter((job) => isInField(job.field, value));
      if (matching.length === 0) continue;
      await filter(page, label).click();
      await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-job-filter][aria-pressed="true"]')).toHaveCount(1);
      await expect(cards(page).locator('h3')).toHaveText(matching.map((job) => job.role));
    }
  });

  test('a disabled filter ignores clicks', THOROUGH, async ({ page }) => {
    await serveWith(page, (html) =>
      html.replace(/(<button[^>]*data-job-filter="design"[^>]*?)( disabled)?>/, '$1 disabled>'),
    );
    await openWith(page, PATH, 'jobs');
    const design = filter(page, 'Design');
    await expect(design).toBeDisabled();
    await filter(page, 'Product').click();
    await design.dispatchEvent('click');
    await expect(design).toHaveAttribute('aria-pressed', 'false');
    await expect(filter(page, 'Product')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says so when no job roles are found', THOROUGH, async ({ page }) => {
    const [vacant] = filters.filter(({ value }) => value !== 'all');
    if (!vacant) throw new Error('there is no filter');
    await serveWith(page, (html) =>
      jobs
        .filter((job) => isInField(job.field, vacant.value))
        .reduce((text, { field }) => text.replaceAll(`data-job="${field}"`, 'data-job=""'), html),
    );
    await openWith(page, PATH, 'jobs');
    await expect(cards(page)).toHaveCount(jobs.length);
    await filter(page, vacant.label).click();
    await expect(cards(page)).toHaveCount(0);
    await expectSeen(emptyText(page), { width: 80, height: 14 });
    await filter(page, 'All').click();
    await expect(emptyText(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'all positions are there, each to be applied for in a new tab, and no filter that could not work',
      THOROUGH,
      async ({ page }) => {
        await page.goto(PATH);
        await expect(cards(page)).toHaveCount(jobs.length);
        await expect(filter(page, 'Design')).toBeHidden();
        await expect(emptyText(page)).toBeHidden();
        const links = await cards(page)
          .getByRole('link', { name: apply })
          .evaluateAll((all) =>
            all.map((link) => [
              link.getAttribute('href'),
              link.getAttribute('target'),
              link.getAttribute('rel'),
            ]),
          );
        expect(links).toEqual(jobs.map((job) => [job.link, '_blank', expect.stringContaining('noopener')]));
        const { id, people } = sectionOf(content, 'people');
        const films = await page
          .locator(`#${id} li a[data-video]`)
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(films).toEqual(people.map((one) => one.film?.path));
      },
    );
  });
});

/** For tests on the page’s clock: it starts at START, and LATER is later than any test takes to open a page. */
const START = new Date('2027-01-04T12:00:00Z');
const LATER = new Date('2027-01-04T13:00:00Z');

test.describe('culture carousel', () => {
  const track = (page: Page) => page.locator('[data-carousel-track]');
  const scrolled = (page: Page) => track(page).evaluate((element) => element.scrollLeft);
  const next = (page: Page) => page.locator('[data-carousel-next]');
  const previous = (page: Page) => page.locator('[data-carousel-previous]');
  const twoItems = (page: Page) =>
    track(page).evaluate((element) => {
      const [first, second] = element.children;
      if (!first || !second) throw new Error('the carousel has fewer than two items');
      return 2 * (second.getBoundingClientRect().left - first.getBoundingClientRect().left);
    });

  test(
    'steps two items in 600 ms, one step at most, and back, and never by itself',
    THOROUGH,
    async ({ page }) => {
      await page.clock.install({ time: START });
      await openWith(page, PATH, 'carousel');
      await expect(next(page)).toBeEnabled();
      await expect(previous(page)).toBeDisabled();
      await page.clock.pauseAt(LATER);
      await page.clock.runFor(60_000);
      expect(await scrolled(page)).toBe(0);
      const step = await twoItems(page);

      await next(page).click();
      await page.clock.runFor(300);
      const half = await scrolled(page);
      expect(half).toBeGreaterThan(0);
      await page.clock.runFor(200);
      expect(await scrolled(page)).toBeGreaterThan(half);
      expect(await scrolled(page)).toBeLessThan(step - 0.5);
      await page.clock.runFor(150);
      expect(Math.abs((await scrolled(page)) - step)).toBeLessThanOrEqual(1);
      await expect(next(page)).toBeDisabled();

      await previous(page).click();
      await page.clock.runFor(650);
      expect(await scrolled(page)).toBe(0);
      await expect(previous(page)).toBeDisabled();
      await expect(next(page)).toBeEnabled();
    },
  );

  test('moves without animation with reduced motion', THOROUGH, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWith(page, PATH, 'carousel');
    const step = await twoItems(page);
    await next(page).click();
    expect(Math.abs((await scrolled(page)) - step)).toBeLessThanOrEqual(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a scrolling list without its buttons', THOROUGH, async ({ page }) => {
      await page.goto(PATH);
      await expect(next(page)).toBeHidden();
      await track(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(track(page)).toBeFocused();
      expect(await track(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    });
  });
});

test.describe('video', () => {
  const dialog = (page: Page) => page.locator('dialog[data-video-dialog]');
  const link = (page: Page) => page.locator('a[data-video]').first();

  test(
    'opens over the page in a frame, and is gone 160 ms after it was closed',
    THOROUGH,
    async ({ page }) => {
      await page.clock.install({ time: START });
      await openWith(page, PATH, 'videoPopup');
      const open = async () => {
        await link(page).click();
        await expect(dialog(page).locator('iframe')).toHaveAttribute(
          'src',
          new RegExp(`${video.film.path}$`),
        );
        await expect(dialog(page)).toHaveAccessibleName(video.film.title);
        await expect(page.frameLocator('dialog iframe').locator('body')).toBeAttached();
      };
      for (const close of [
        () => dialog(page).getByRole('button', { name: video.close }).click(),
        () => page.mouse.click(8, 8),
      ]) {
        await open();
        await close();
        await expect(dialog(page)).not.toBeAttached();
        await expect(link(page)).toBeFocused();
      }
      await open();
      await page.clock.pauseAt(LATER);
      // The dialog is hidden and the link focused a moment before the event that starts the 160 ms.
      await dialog(page).evaluate((element) => {
        element.addEventListener('close', () => element.setAttribute('data-closed', ''));
      });
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveAttribute('data-closed');
      await expect(dialog(page)).toBeHidden();
      await expect(link(page)).toBeFocused();
      await page.clock.runFor(140);
      await expect(dialog(page)).toBeAttached();
      await page.clock.runFor(40);
      await expect(dialog(page)).not.toBeAttached();
    },
  );

  test('is 16:9 in the middle of the window, on a dark ground', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await openWith(page, PATH, 'videoPopup');
    await link(page).click();
    const frame = dialog(page).locator('iframe');
    for (const [width, height, frameWidth] of [
      [700, 900, 652],
      [1440, 900, 1120],
      [1440, 500, 647],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => {
          const box = await frame.boundingBox();
          return box && [box.width, 2 * box.x + box.width, 2 * box.y + box.height].map(Math.round);
        })
        .toEqual([frameWidth, width, height]);
      await expectSeen(frame, { width: frameWidth - 1, height: Math.floor((frameWidth * 9) / 16) - 1 });
      await expectSeen(dialog(page).getByRole('button', { name: video.close }), { width: 44, height: 44 });
    }
    const behind = await dialog(page).evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(behind).toBe('rgba(13, 25, 32, 0.94)');
  });

  test('below 700px the link is followed', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 699, height: 844 });
    await openWith(page, PATH, 'videoPopup');
    await link(page).click();
    await expect(page).toHaveURL(video.film.path);
  });
});
