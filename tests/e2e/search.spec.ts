import { expect, type Page } from '@playwright/test';
import { fillText } from '../../src/behaviors/searchText.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { collectProblems } from './everyPageTest.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

const { label, clear, tries, results, empty, directory, filters, withoutScript } = sectionOf(
  pageAt('/search/'),
  'siteSearch',
);

/** A query that every part of the site has results for. */
const QUERY = 'refrigerant leak';

const field = (page: Page) => page.getByRole('searchbox', { name: label });
const found = (page: Page) => page.getByRole('region', { name: results.label });
const links = (page: Page) => found(page).getByRole('link');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: filters.label }).getByRole('button', { name });
const nameOf = (section: string) =>
  directory.families.find((family) => family.section === section)?.name ?? section;

async function search(page: Page, query = QUERY): Promise<void> {
  await openWith(page, '/search/', 'siteSearch');
  await field(page).pressSequentially(query);
  await expectSeen(links(page).first(), { width: 60, height: 14 });
}

test('finds pages as you type, by family, with the words marked, and makes no third-party requests', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await search(page);
  await expectSeen(page.getByRole('status').filter({ hasText: QUERY }), { width: 60, height: 14 });
  expect(await found(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  await expect(found(page).getByRole('heading', { level: 2 }).first()).toHaveText(results.best);
  await expect(found(page).locator('mark').first()).toHaveText(/refrigerant|leak/i);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(QUERY);
  await field(page).fill('permit to work');
  await expect(
    found(page)
      .locator('mark')
      .filter({ hasText: /permit/i })
      .first(),
  ).toBeVisible();
  expectNoFaults(problems);
});

test(
  'has the focus when it opens, and loads the index with the first letter and not before',
  THOROUGH,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search-index/')) asked.push(request.url());
    });
    await page.goto('/search/', { waitUntil: 'networkidle' });
    await expect(field(page)).toBeFocused();
    expect(asked).toEqual([]);
    await page.keyboard.type('l');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);

test(
  'the slash opens the search from any page and puts the focus into its field',
  THOROUGH,
  async ({ page }) => {
    await openWith(page, '/pricing/', 'searchKey');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field(page)).not.toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  },
);

test('a slash typed into a field does not open the search', THOROUGH, async ({ page }) => {
  await page.goto('/search/');
  await field(page).pressSequentially('kW/h');
  await expect(field(page)).toHaveValue('kW/h');
  await page.goto('/contact/');
  const other = page.getByRole('main').getByRole('textbox').first();
  await other.pressSequentially('a/b');
  await expect(other).toHaveValue('a/b');
});

test('an address with a query shows its results, and those of its family', THOROUGH, async ({ page }) => {
  await page.goto(`/search/?q=${encodeURIComponent(QUERY)}&section=blog`);
  await expect(field(page)).toHaveValue(QUERY);
  await expect(chip(page, nameOf('blog'))).toHaveAttribute('aria-pressed', 'true');
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveCount(1);
  for (const link of await links(page).all()) expect(await link.getAttribute('href')).toMatch(/^\/blog\//);
});

test(
  'a chip leaves one family, its number is that of the results, and the address follows',
  THOROUGH,
  async ({ page }) => {
    await search(page);
    const blog = chip(page, nameOf('blog'));
    const count = Number(/\d+/.exec((await blog.textContent()) ?? '')?.[0]);
    await blog.click();
    await expect(blog).toHaveAttribute('aria-pressed', 'true');
    await expect(links(page)).toHaveCount(Math.min(10, count));
    await expect.poll(() => new URL(page.url()).searchParams.get('section')).toBe('blog');
    await chip(page, filters.all).click();
    await expect(blog).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => new URL(page.url()).searchParams.has('section')).toBe(false);
  },
);

test('a button shows more of a family and moves the focus to it', THOROUGH, async ({ page }) => {
  await search(page);
  const group = found(page)
    .locator('> *')
    .filter({ has: page.getByRole('button') });
  await group.first().getByRole('button').click();
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(links(page).nth(3)).toBeFocused();
});

test(
  'arrows walk from the field through the results, Enter opens, Escape leads back',
  THOROUGH,
  async ({ page }) => {
    await search(page);
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expectSeen(page.getByRole('heading', { name: directory.title }), { width: 60, height: 16 });
    await field(page).fill(QUERY);
    await expect(links(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const target = (await links(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(links(page).first()).toBeVisible();
  },
);

test('counts the pages it has found, one or many, as its families do', THOROUGH, async ({ page }) => {
  await search(page);
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  const total = Number(await chip(page, filters.all).locator('[data-search-count]').textContent());
  await expect(status).toHaveText(fillText(results.many, { count: total, query: QUERY }));
  const numbers = await found(page).locator('[data-search-number]').allTextContents();
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(total);
  await field(page).fill('refund');
  await expect(status).toHaveText(fillText(results.one, { query: 'refund' }));
});

test('a button empties the field, which keeps the focus, and the address', THOROUGH, async ({ page }) => {
  const button = page.getByRole('button', { name: clear });
  await openWith(page, '/search/', 'siteSearch');
  await expect(button).toBeHidden();
  await field(page).fill(QUERY);
  await expect(links(page).first()).toBeVisible();
  await field(page).press('Tab');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(button).toBeHidden();
  await expect(links(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('says when nothing is found, and a suggestion finds something', THOROUGH, async ({ page }) => {
  await openWith(page, '/search/', 'siteSearch');
  await field(page).fill('zzyzxqq');
  for (const { label: name } of empty.links)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expectSeen(page.getByRole('heading', { name: empty.title }), { width: 100, height: 20 });
  await expectSeen(page.getByRole('status').filter({ hasText: 'zzyzxqq' }), { width: 60, height: 14 });
  for (const word of tries.words) {
    await field(page).fill('');
    await page.getByRole('link', { name: word, exact: true }).click();
    await expect(field(page)).toHaveValue(word);
    await expect(links(page).first()).toBeVisible();
  }
});

test('results still appear when the same query is repeated while they render', THOROUGH, async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-index/**/text.json', async (route) => {
    await held;
    await route.continue();
  });
  await openWith(page, '/search/', 'siteSearch');
  const answer = page.waitForRequest('**/search-index/**/text.json');
  await field(page).fill(QUERY);
  await field(page).press('Enter');
  await answer;
  // A key that changes nothing: its debounce ends while the first response is on its way.
  await field(page).press('End');
  await field(page).dispatchEvent('input');
  await page.clock.runFor(1_000);
  release();
  await expect(links(page).first()).toBeVisible();
});

for (const [path, section] of [
  ['/learn/', 'knowledge-hub'],
  ['/resources/', 'resources'],
] as const) {
  test(`Enter in the field of ${path} asks the text of its pages`, THOROUGH, async ({ page }) => {
    await page.goto(path);
    const own = page.locator('main form[action="/search/"] input[name="q"]');
    await own.fill('work order');
    await own.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?/);
    await expect(chip(page, nameOf(section))).toHaveAttribute('aria-pressed', 'true');
    await expect(links(page).first()).toBeVisible();
  });
}

for (const width of [1440, 390]) {
  test(`the header leads to the search at ${width}px`, THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing/');
    const { search: name, openMenu } = chromeText('en').header;
    if (width < 1000) await page.getByRole('button', { name: openMenu }).click();
    const link = page.getByRole('link', { name, exact: true });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(field(page)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and leads to every part of the site', THOROUGH, async ({ page }) => {
    await page.goto('/search/?q=leak');
    await expect(page.getByText(withoutScript)).toBeVisible();
    for (const { name, href } of directory.families)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
  });
});
