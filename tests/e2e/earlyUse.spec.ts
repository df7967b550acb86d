// Scripts load after the first paint. Whatever a visitor opens, chooses or types before then must survive their
// loading, and the first click or tap must do what the tenth does, whatever still has to be fetched for it.
import { expect, type Page } from '@playwright/test';
import { fullNavigation } from '../../src/content/testing/fullNavigation.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import type { SectionType } from '../../src/sections/sectionSchema.ts';
import { allPages } from '../../src/siteContent.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { fontsReady } from './fontsReady.ts';
import { holdScripts } from './holdScripts.ts';
import { pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const PAGE = '/product/facility-management-software/';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const navigation = fullNavigation();
const { header, enquiry } = chromeText('en');

/** Path of the first page that has a section of a given type. */
function pathWith(type: SectionType): string {
  const page = allPages().find(
    ({ locale, sections }) => locale === 'en' && sections.some((section) => section.type === type),
  );
  if (!page) throw new Error(`no page has a section ${type}`);
  return page.path;
}

/** Waits until the script that every page has is running. */
const pageScript = (page: Page) => expect(page.locator('[data-header]')).toHaveAttribute('data-ready', '');

test.describe('on a phone, before the page’s script', () => {
  test.use(PHONE);

  test('an opened column of the footer stays open', async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(PAGE);
    const column = page.locator('[data-footer-column]').first();
    await column.locator('summary').tap();
    await expect(column.getByRole('link').first()).toBeVisible();
    letCome();
    await pageScript(page);
    await expect(column.getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-footer-column][open]')).toHaveCount(1);
  });

  test('a pressed menu heading opens its menu', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: header.openMenu }).tap();
    await page.getByRole('button', { name: navigation.solutions.name, exact: true }).tap();
    letCome();
    const dialog = page.getByRole('dialog', { name: header.menu });
    await expect(
      dialog.getByRole('link', { name: navigation.solutions.lists[1]?.entries[0]?.name ?? '' }),
    ).toBeVisible();
    await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(1);
  });

  test('an opened panel of an accordion stays open', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(pathWith('industryTabs'));
    const panels = page.locator('[data-tabs]').first().locator('details');
    await panels.nth(1).locator('summary').tap();
    letCome();
    await pageScript(page);
    await expect(panels.nth(1)).toHaveAttribute('open');
    await expect(panels.nth(0)).not.toHaveAttribute('open');
  });
});

test.describe('before the page’s script', () => {
  test('a menu heading pressed by keyboard opens its menu', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(PAGE);
    const heading = page.getByRole('button', { name: navigation.company.name, exact: true });
    await heading.press('Enter');
    letCome();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#menu-company').getByRole('link').first()).toBeVisible();
  });

  test('an opened panel becomes the selected tab', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(pathWith('industryTabs'));
    const group = page.locator('[data-tabs]').first();
    await group.locator('details summary').nth(1).click();
    letCome();
    await expect(group).toHaveAttribute('data-shown', 'tabs');
    await expect(group.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(group.locator('[role="tabpanel"]').nth(1)).toBeVisible();
  });

  for (const type of ['appTabs', 'industryTabs', 'testimonials'] as const)
    test(`names and content of tabs do not move: ${type}`, THOROUGH, async ({ page }) => {
      const letCome = await holdScripts(page);
      await page.goto(pathWith(type));
      await fontsReady(page);
      const group = page.locator('[data-tabs]').first();
      /** Left, top and width of each name, and where the group and the first panel’s content begin and end, in px. */
      const places = (names: string) =>
        group.evaluate((element, selector) => {
          const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
          const content = boxOf(element.querySelector('details > :not(summary)'));
          return [
            ...[...element.querySelectorAll(selector)].map(boxOf).flatMap(({ x, y, width }) => [x, y, width]),
            ...[content, boxOf(element)].flatMap(({ x, y, right, bottom }) => [x, y, right, bottom]),
          ].map(Math.round);
        }, names);
      const early = await places('summary');
      letCome();
      await expect(group).toHaveAttribute('data-shown', 'tabs');
      expect(await places('[role="tab"]')).toEqual(early);
    });

  test('an opened question stays open', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    const path = pathWith('faq');
    const [question] = sectionOf(pageAt(path), 'faq').items;
    await page.goto(path);
    const item = page.locator('details', { hasText: question?.question ?? '' });
    await item.locator('summary').click();
    letCome();
    await pageScript(page);
    await expect(item).toHaveAttribute('open');
  });

  test('a filter chosen early applies', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/resources/case-study/');
    const list = page.locator('[data-listing="cases"]');
    const chip = list.locator('[data-filter]').nth(1);
    await chip.click();
    const before = await list.locator('[data-filters]:visible').count();
    letCome();
    await expect(list).toHaveAttribute('data-ready', '');
    await expect(chip).toHaveAttribute('aria-current', 'true');
    const size = Number((await list.getAttribute('data-page-size')) ?? before);
    await expect(list.locator('[data-filters]:visible')).toHaveCount(Math.min(before, size));
  });

  test(
    'a department that was chosen, and words that were typed, choose positions',
    THOROUGH,
    async ({ page }) => {
      const letCome = await holdScripts(page);
      await page.goto('/careers/');
      const { id, filters, jobs } = sectionOf(pageAt('/careers/'), 'jobOpenings');
      const filter = filters.find(({ value }) => jobs.some((job) => job.field.toLowerCase() === value));
      const button = page.locator(`#${id}`).getByRole('button', { name: filter?.label ?? '', exact: true });
      await button.click();
      letCome();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const chosen = jobs.filter((job) => job.field.toLowerCase() === filter?.value);
      await expect(page.locator('[data-job]:visible')).toHaveCount(chosen.length);
    },
  );

  test('a search typed early gets results', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/search/');
    await page.locator('[data-search-field]').fill('leak');
    letCome();
    await expect(page.locator('[data-search-root]')).toHaveAttribute('data-state', 'found');
  });

  test('a search sent early gets results', THOROUGH, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/search/');
    await page.locator('[data-search-field]').fill('leak');
    await page.locator('[data-search-field]').press('Enter');
    await expect(page).toHaveURL(/\?q=leak/);
    letCome();
    await expect(page.locator('[data-search-root]')).toHaveAttribute('data-state', 'found');
  });
});

test.describe('the first use of a page', () => {
  const film = (page: Page) => page.locator('a[data-video]').first();
  const popup = (page: Page) => page.locator('[data-video-dialog]');
  const question = (page: Page) => page.getByRole('link', { name: enquiry.open });
  const panel = (page: Page) => page.locator('[data-enquiry-dialog]');
  const films = pathWith('videoList');

  test.describe('by touch', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

    test('a tap on a film opens it over the page, even if its script is late', THOROUGH, async ({ page }) => {
      const letCome = await holdScripts(page, `**${scriptPath('videoPopup')}`);
      await page.goto(films);
      await pageScript(page);
      await film(page).tap();
      letCome();
      await expect(popup(page)).toBeVisible();
      await expect(page).toHaveURL(films);
      await expect(popup(page)).toHaveCount(1);
    });

    test('a tap on “Ask a question” opens the panel, even if its script is late', async ({ page }) => {
      const letCome = await holdScripts(page, `**${scriptPath('enquiry')}`);
      await page.goto(PAGE);
      await pageScript(page);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      // It comes back on the way up, wherever it covers nothing.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, -20);
          return question(page).isVisible();
        })
        .toBe(true);
      await question(page).tap();
      letCome();
      await expect(panel(page)).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    });

    test('touching a link prefetches its page', THOROUGH, async ({ page }) => {
      await page.goto(PAGE);
      await pageScript(page);
      const link = page.locator('main a[href="/request-demo/"]').first();
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await link.tap();
      await expect(page.locator('link[rel="prefetch"][href="/request-demo/"]')).toHaveCount(1);
    });
  });

  test('a film whose script does not load links to its page', THOROUGH, async ({ page }) => {
    await page.route(`**${scriptPath('videoPopup')}`, (route) => route.abort());
    await page.goto(films);
    await pageScript(page);
    await film(page).press('Enter');
    await expect(page).not.toHaveURL(films);
  });

  test('a film can be opened in a new tab', THOROUGH, async ({ page, context }) => {
    const letCome = await holdScripts(page, `**${scriptPath('videoPopup')}`);
    await page.goto(films);
    await pageScript(page);
    const opened = context.waitForEvent('page');
    await film(page).click({ modifiers: ['ControlOrMeta'] });
    await opened;
    letCome();
    await expect(popup(page)).toHaveCount(0);
  });

  test(
    'a link that is followed before the script of the loading bar has its bar',
    THOROUGH,
    async ({ page }) => {
      const letScriptCome = await holdScripts(page, `**${scriptPath('pageNavigation')}`);
      const answer = Promise.withResolvers<void>();
      await page.route('**/careers/', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto(PAGE);
      await pageScript(page);
      // A page that is being left cannot be queried, so the bar logs its own state.
      await page.locator('[data-loading-bar]').evaluate((bar) => {
        new MutationObserver(() => console.log(`bar: ${bar.dataset['state']}`)).observe(bar, {
          attributes: true,
        });
      });
      const isLoading = page.waitForEvent('console', (message) => message.text() === 'bar: loading');
      await page.locator('footer a[href="/careers/"]').first().click({ noWaitAfter: true });
      letScriptCome();
      await isLoading;
      answer.resolve();
      await expect(page).toHaveURL('/careers/');
    },
  );
});
