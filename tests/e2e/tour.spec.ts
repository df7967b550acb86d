import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { expectSeen } from './expectSeen.ts';
import { holdScripts } from './holdScripts.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

const copy = readStoryCopy();
const words = copy.console;
const WIDTHS = [1440, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, view: keyof typeof words.views) =>
  page.getByRole('navigation', { name: words.label }).getByRole('button', { name: words.views[view] });
const jobRow = (page: Page, task: string) => page.getByRole('button', { name: task }).first();
const said = (page: Page) => page.locator('[data-story=said]');
const handset = (page: Page) => page.locator('[data-story=handset]');
const main = (page: Page) => handset(page).locator('[data-story=main]');
const hour = (page: Page) => button(page, words.time.hour);

/** Chooses a path with a click, as a visitor does, and waits for the console. */
async function begin(page: Page, path: keyof typeof copy.paths) {
  await page.goto('/tour/');
  await button(page, `${copy.paths[path].name} ${copy.paths[path].text}`).click();
  await page.locator('[data-story=play]').waitFor();
}

const expectStep = (page: Page, path: keyof typeof copy.paths, index: number) =>
  expect(page.locator('[data-story=guide] h2')).toHaveText(
    copy.paths[path].steps[index]?.title ?? words.finished,
  );

/** Does what the phone offers until there is nothing left. */
async function finishJob(page: Page) {
  while (await main(page).count()) await main(page).click();
}

for (const width of WIDTHS) {
  const details = width === 1440 ? {} : THOROUGH;

  test(
    `a tenant’s request goes from the phone to the audit trail, ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await begin(page, 'facility');
      await expectStep(page, 'facility', 0);
      await page.getByRole('radio', { name: copy.faults['tenant-warm'].task }).check();
      await button(page, copy.tenant.send).click();
      await expect(said(page)).toHaveText(/48215/);
      await expectStep(page, 'facility', 1);
      await jobRow(page, copy.faults['tenant-warm'].task).click();
      await page.locator('[data-story=room]').scrollIntoViewIfNeeded();
      await expectSeen(page.locator('[data-story=room]'), { width: 10, height: 10 });
      await expectStep(page, 'facility', 2);
      await button(page, copy.job.assign.replace('%name%', copy.people.osei.name)).click();
      await expectStep(page, 'facility', 3);
      const signal = page.getByRole('switch', { name: copy.technician.signal });
      await signal.click();
      await expect(said(page)).toHaveText(copy.said.offline);
      await expectStep(page, 'facility', 4);
      for (let step = 0; step < 3; step += 1) await main(page).click();
      await expect(handset(page)).toContainText(copy.job.kept.replace('%count%', '3'));
      await main(page).click();
      await expectStep(page, 'facility', 6);
      await tab(page, 'audit').click();
      await expect(page.locator('[data-story=trail]')).not.toContainText('signed');
      await signal.click();
      await expectStep(page, 'facility', 7);
      await tab(page, 'audit').click();
      await page.getByRole('searchbox', { name: copy.audit.search }).fill('48215');
      await page.getByRole('button', { name: /48215.*signed/ }).click();
      await expect(page.locator('[data-story=record]')).toContainText(copy.audit.received);
      const end = page.locator('[data-story=end]');
      await expect(end.getByRole('heading', { name: copy.figures.title })).toBeFocused();
      await expect(end).toContainText(`${copy.figures.closed}1`);
      await end.getByRole('link', { name: copy.figures.action }).click();
      await expect(page).toHaveURL(/\/request-demo\/\?about=product-tour/);
      await expect(page.locator('textarea[name=message]')).toHaveValue(
        /tour: Facility manager\. Jobs closed: 1\. Audit lines: 6\./,
      );
    },
  );

  test(
    `a leak that nobody goes to passes its threshold and gets a deadline, ${width} px`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await begin(page, 'refrigeration');
      await button(page, copy.rack.start).click();
      await hour(page).click();
      await expectStep(page, 'refrigeration', 2);
      await jobRow(page, copy.faults.leak.task).click();
      await expectStep(page, 'refrigeration', 3);
      const rate = page.locator('[data-story=rack] [data-story=figures] dd').first();
      await expect(rate).toHaveText('3.9%');
      for (let hours = 2; hours <= 6; hours += 1) {
        await hour(page).click();
        await expect(page.locator('figcaption time')).toHaveText(`0${2 + hours}:09:00`);
      }
      await expect(rate).toHaveText('23.3%');
      await expect(page.locator('[data-story=duties]')).toContainText('Oct 17, 2026');
      await tab(page, 'queue').click();
      await button(page, copy.job.assign.replace('%name%', copy.people.reyes.name)).click();
      await expectStep(page, 'refrigeration', 5);
      await main(page).click();
      await main(page).click();
      await expectStep(page, 'refrigeration', 6);
      await finishJob(page);
      await expectStep(page, 'refrigeration', 7);
      await tab(page, 'audit').click();
      await page.getByRole('button', { name: /48213.*signed/ }).click();
      await expect(page.locator('[data-story=end]')).toBeVisible();
    },
  );

  test(`a set point moves the load curve and the cost of a day, ${width} px`, THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await begin(page, 'energy');
    await jobRow(page, copy.faults['night-run'].task).click();
    const curve = page.locator('[data-story=energy] [data-kind=measured]');
    const cost = page.locator('[data-story=energy] dd').first();
    const before = { curve: await curve.getAttribute('d'), cost: await cost.textContent() };
    const slider = page.getByRole('slider', { name: copy.energy.setPoint });
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '24 °C');
    await expect(cost).not.toHaveText(before.cost ?? '');
    expect(await curve.getAttribute('d')).not.toBe(before.curve);
    await slider.press('ArrowLeft');
    await expectStep(page, 'energy', 3);
    await tab(page, 'queue').click();
    await button(page, copy.job.assign.replace('%name%', copy.people.osei.name)).click();
    await main(page).click();
    await main(page).click();
    await expect(page.locator('[data-story=energy] [data-kind=excess]')).toHaveCount(0);
    await finishJob(page);
    await expectStep(page, 'energy', 6);
    await hour(page).click();
    await expect(page.locator('figcaption time')).toHaveText(/^04:/);
    await hour(page).click();
    await expect(page.locator('figcaption time')).toHaveText(/^05:/);
    await page
      .locator('[data-story=queue] > li button', { hasText: /F3|AHU-04|Boiler|Hot water/ })
      .first()
      .click();
    await expectStep(page, 'energy', 7);
    await tab(page, 'audit').click();
    await page.getByRole('button', { name: /48214.*signed/ }).click();
    await expect(page.locator('[data-story=end]')).toContainText(/saved a day\$62/);
  });
}

test('a step can be shared, and opens as it was', THOROUGH, async ({ page, context }) => {
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

  test('the first tap on a path opens it in sight, without loading the page again', async ({ page }) => {
    await page.goto('/tour/');
    await expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await button(page, facility).tap();
    await expect(task(page)).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
  });

  test('a path that was tapped before any script opens in sight', async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/tour/');
    await button(page, facility).tap();
    await expect(page).toHaveURL('/tour/?path=facility#console');
    letCome();
    await expect(task(page)).toBeInViewport();
  });

  test('a shared step opens in sight', THOROUGH, async ({ page }) => {
    await page.goto('/tour/?path=facility&do=qtap');
    await expect(task(page)).toBeInViewport();
    await expect(task(page)).toBeFocused();
  });

  test('parts are in the order in which they are seen, and the focus goes to the next task', async ({
    page,
  }) => {
    await begin(page, 'facility');
    const parts = () =>
      page
        .locator('[data-story=play] > *')
        .evaluateAll((all) => all.map((part) => [part.getBoundingClientRect().top, part.dataset['story']]));
    const expectOrder = async (second: string) => {
      const inDocument = await parts();
      expect(inDocument).toEqual(inDocument.toSorted(([a], [b]) => Number(a) - Number(b)));
      expect(inDocument[1]?.[1]).toBe(second);
    };
    await expectOrder('handset');
    await page.getByRole('radio').first().check();
    await button(page, copy.tenant.send).tap();
    await expectStep(page, 'facility', 1);
    await expect(task(page)).toBeFocused();
    await expectOrder('console');
    await expectSeen(said(page), { width: 100, height: 10 });
  });
});

test('free play goes by keyboard, ends with figures, and starts over', async ({ page }) => {
  await page.goto('/tour/');
  await button(page, `${copy.paths.free.name} ${copy.paths.free.text}`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-story=guide] h2')).toBeFocused();
  await jobRow(page, copy.faults.filter.task).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText(copy.faults.filter.task);
  await expect(jobRow(page, copy.faults.filter.task)).toHaveAttribute('aria-expanded', 'true');
  await main(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/do=c48209_t720_w48209/);
  await button(page, words.finish).press('Enter');
  await expect(page.getByRole('heading', { name: copy.figures.title })).toBeFocused();
  await button(page, words.reset).press('Enter');
  await expect(page.locator('[data-story=end]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/do=/);
  await button(page, words.leave).press('Enter');
  await expect(page.locator('form button').first()).toBeFocused();
});

test('each screen of the console is accessible', async ({ page }) => {
  await page.goto('/tour/?path=refrigeration&do=l_t18000_c48213_a48213.reyes_t120');
  await page.locator('[data-story=play]').waitFor();
  for (const view of ['queue', 'energy', 'rack', 'audit'] as const) {
    await tab(page, view).click();
    await checkAccessibility(page);
  }
  await button(page, words.phones.tenant).click();
  await checkAccessibility(page);
});

test('the steps of the tour are recorded, under consent only', async ({ page }) => {
  await begin(page, 'refrigeration');
  const events = () => page.evaluate(() => window.dataLayer ?? []);
  expect(await events()).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'analytics'));
  await button(page, copy.rack.start).click();
  await expect.poll(events).toEqual([{ event: 'tour', path: 'refrigeration', action: 'step', step: 1 }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the story stands there in chapters, with its films', async ({ page }) => {
    await page.goto('/tour/');
    await expect(page.locator('main article')).toHaveCount(5);
    await expect(page.locator('main article a[href^="/videos/"]')).toHaveCount(5);
    await expect(page.locator('#console')).toBeHidden();
  });
});
