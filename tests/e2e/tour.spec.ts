import { expect, type Locator, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { expectSeen } from './expectSeen.ts';
import { holdScripts } from './holdScripts.ts';
import { test } from './test.ts';
import { begin, button, expectStep, hour, jobRow, said, tab } from './tourPage.ts';

const copy = readStoryCopy();
const words = copy.console;

test('the task and the queue fit together in the window of a small laptop', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/tour/?path=facility&do=qwarm#console');
  await expectStep(page, 'facility', 1);
  await page.locator('[data-story=guide]').evaluate((guide) => guide.scrollIntoView());
  await expect(page.locator('[data-story=task]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-story=queue] > li').nth(2)).toBeInViewport({ ratio: 1 });
});

test('a step can be shared, and opens in the same state', THOROUGH, async ({ page, context }) => {
  await begin(page, 'facility');
  await page.getByRole('radio').first().check();
  await button(page, copy.tenant.send).click();
  await expect(page).toHaveURL(/path=facility&do=qtap/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectStep(other, 'facility', 1);
  await expect(jobRow(other, copy.faults['tenant-tap'].task)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const task = (page: Page) => page.locator('[data-story=guide] h2');
  const facility = `${copy.paths.facility.name} ${copy.paths.facility.text}`;

  test('the first tap on a path opens it in view, without reloading the page', async ({ page }) => {
    await page.goto('/tour/');
    await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await button(page, facility).tap();
    await expect(task(page)).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
  });

  test('a path tapped before scripts load opens in view', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/tour/');
    await button(page, facility).tap();
    await expect(page).toHaveURL('/tour/?path=facility#console');
    letCome();
    await expect(task(page)).toBeInViewport();
  });

  test('a shared step opens in view', THOROUGH, async ({ page }) => {
    await page.goto('/tour/?path=facility&do=qtap');
    await expect(task(page)).toBeInViewport();
    await expect(task(page)).toBeFocused();
  });

  test('after each step the next control is in view, below the instruction', THOROUGH, async ({ page }) => {
    await begin(page, 'facility');
    const instruction = page.locator('[data-story=instruction]');
    const isInSight = async (control: Locator) => {
      const pinned = await instruction.boundingBox();
      const box = await control.boundingBox();
      if (!pinned || !box) return false;
      return pinned.y >= 0 && box.y >= pinned.y + pinned.height && box.y + box.height <= 844;
    };
    const tapNext = async (control: Locator) => {
      await expect.poll(() => isInSight(control), { message: `${control}` }).toBe(true);
      await control.tap();
    };
    const main = page.locator('[data-story=handset] [data-story=main]');
    const signal = page.getByRole('switch', { name: copy.technician.signal });
    await tapNext(page.getByRole('radio', { name: copy.faults['tenant-tap'].task }));
    await tapNext(button(page, copy.tenant.send));
    await expect(task(page)).toBeFocused();
    await tapNext(jobRow(page, copy.faults['tenant-tap'].task));
    await tapNext(button(page, copy.job.assign.replace('%name%', copy.people.osei.name)));
    await tapNext(signal);
    for (const step of copy.faults['tenant-tap'].steps) {
      await expect(main).toContainText(step);
      await tapNext(main);
    }
    await tapNext(main);
    await tapNext(signal);
    await tapNext(tab(page, 'audit'));
    await tapNext(page.getByRole('button', { name: /48215.*signed/ }));
    await expectStep(page, 'facility', 8);
  });

  test('parts are in the order in which they are seen', THOROUGH, async ({ page }) => {
    await begin(page, 'facility');
    const expectOrder = async (...names: string[]) => {
      const parts = await page
        .locator('[data-story=play] > :not([data-story=guide])')
        .evaluateAll((all) => all.map((part) => [part.getBoundingClientRect().top, part.dataset['story']]));
      expect(parts).toEqual(parts.toSorted(([a], [b]) => Number(a) - Number(b)));
      expect(parts.map(([, name]) => name)).toEqual(names);
    };
    await expectOrder('handset', 'building', 'console');
    await page.getByRole('radio').first().check();
    await button(page, copy.tenant.send).tap();
    await expectStep(page, 'facility', 1);
    await expectOrder('console', 'building', 'handset');
    await said(page).scrollIntoViewIfNeeded();
    await expectSeen(said(page), { width: 100, height: 10 });
  });

  test('a path that is still loading says so where it was tapped', THOROUGH, async ({ page }) => {
    await page.goto('/tour/');
    await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
    const letOpen = await holdScripts(page, `**${scriptPath('TourPlay')}`);
    const letCome = await holdScripts(page, `**${scriptPath('TourConsole')}`);
    const loading = page.locator('button[name=path][value=facility]').getByText(copy.console.loading);
    await button(page, facility).tap();
    await expect(loading).toBeVisible();
    letCome();
    await page.waitForEvent('request', (request) => request.url().endsWith(scriptPath('TourPlay')));
    await expect(loading).toBeVisible();
    letOpen();
    await expect(task(page)).toBeInViewport();
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ reducedMotion: 'reduce' });

  test('an hour passes at once, and nothing moves', THOROUGH, async ({ page }) => {
    await begin(page, 'free');
    await hour(page).click();
    await expect(page.locator('figcaption time')).toHaveText(/^03:/);
    await jobRow(page, copy.faults.leak.task).click();
    await expect(page.locator('[data-story=room]')).toBeVisible();
    const moving = await page.locator('[data-story=play]').evaluate((play) => {
      const running = play
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running');
      // Ignores animations shorter than a frame: with reduced motion transitions take 0.01 ms.
      return running.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
    });
    expect(moving).toBe(0);
  });
});

test.describe('accessible on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('at a step, and at the end with its figures', THOROUGH, async ({ page }) => {
    await page.goto('/tour/?path=facility&do=qwarm#console');
    await page.locator('[data-story=play]').waitFor();
    await checkAccessibility(page);
    const night = 'c48214_p24_p23_a48214.osei_t120_w48214_w48214_w48214_s48214_t7200_c48215_f48214';
    await page.goto(`/tour/?path=energy&do=${night}#console`);
    await expect(page.locator('[data-story=end]')).toBeVisible();
    await checkAccessibility(page);
  });
});

test('each screen of the console is accessible', THOROUGH, async ({ page }) => {
  await page.goto('/tour/?path=refrigeration&do=l_t18000_c48213_a48213.reyes_t120');
  await page.locator('[data-story=play]').waitFor();
  for (const view of ['queue', 'energy', 'rack', 'audit'] as const) {
    await tab(page, view).click();
    await checkAccessibility(page);
  }
  await button(page, words.phones.tenant).click();
  await checkAccessibility(page);
});

test('the steps of the tour are recorded, under consent only', THOROUGH, async ({ page }) => {
  await begin(page, 'refrigeration');
  const events = () => page.evaluate(() => window.dataLayer ?? []);
  expect(await events()).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'analytics'));
  await button(page, copy.rack.start).click();
  await expect.poll(events).toEqual([{ event: 'tour', path: 'refrigeration', action: 'step', step: 1 }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells the story in chapters, with its films', THOROUGH, async ({ page }) => {
    await page.goto('/tour/');
    await expect(page.locator('main article')).toHaveCount(5);
    await expect(page.locator('main article a[href^="/videos/"]')).toHaveCount(5);
    await expect(page.locator('#console')).toBeHidden();
  });
});
