import { expect, type Locator, type Page } from '@playwright/test';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { openWith, pageAt, sectionOf } from './sitePage.ts';
import { test } from './test.ts';

/** Hubs whose lists have filter chips, and the names of those lists. */
const FILTERED = [
  ['/webinar/', 'videos'],
  ['/events/', 'past'],
  ['/resources/case-study/', 'cases'],
  ['/partners/partner-directory/', 'partners'],
] as const;

const listing = (page: Page, name: string) => page.locator(`[data-listing="${name}"]`);
const shown = (list: Locator) => list.locator('[data-filters]:visible');
/** Values of the chips that items match: items refer to them by index. */
const topicsOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const chips = item.closest('[data-listing]')?.querySelectorAll('[data-filter]');
      const places = item.getAttribute('data-filters')?.split(' ') ?? [];
      return places.map((place) => chips?.[Number(place)]?.getAttribute('data-filter'));
    }),
  );

/** Number of matching items in the list as built, including those beyond the first page. */
async function countOf(list: Locator, topic: string): Promise<number> {
  const topics = await topicsOf(list.locator('[data-filters]'));
  return topics.filter((own) => topic === '' || own.includes(topic)).length;
}

/** How many items a list shows before the visitor asks for more. */
const sizeOf = async (list: Locator) =>
  Number((await list.getAttribute('data-page-size')) ?? Number.POSITIVE_INFINITY);

const values = (list: Locator) =>
  list
    .locator('[data-filter]')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('data-filter') ?? ''));

for (const [index, [path, name]] of FILTERED.entries()) {
  const details = index === 0 ? {} : THOROUGH;
  test(
    `${path}: a chip leaves what belongs to it, is marked, counted and in the address`,
    details,
    async ({ page }) => {
      await openWith(page, path, 'listing');
      const list = listing(page, name);
      const size = await sizeOf(list);
      const all = await values(list);
      expect(all.length).toBeGreaterThan(2);
      // From last to first; the first one clears the filter.
      for (const value of all.reverse()) {
        const chip = list.locator(`[data-filter="${value}"]`);
        await chip.click();
        const matching = await countOf(list, value);
        expect(matching, `items of ${value}`).toBeGreaterThan(0);
        await expect(shown(list)).toHaveCount(Math.min(size, matching));
        if (value) for (const topics of await topicsOf(shown(list))) expect(topics).toContain(value);
        await expect(list.locator('[aria-current="true"]')).toHaveCount(1);
        await expect(chip).toHaveAttribute('aria-current', 'true');
        await expect(chip).toContainText(String(matching));
        const text = (await list.getAttribute('data-count-text')) ?? '';
        await expect(list.locator('[data-listing-count]')).toHaveText(
          text.replace('%shown%', String(Math.min(size, matching))).replace('%total%', String(matching)),
        );
        await expect(page).toHaveURL(`${path}#${value ? `${name}-${value}` : name}`);
      }
    },
  );
}

test('a shared address opens filtered', THOROUGH, async ({ page }) => {
  const [[path, name]] = FILTERED;
  await page.goto(path);
  const list = listing(page, name);
  const value = (await values(list)).at(-1) ?? '';
  await page.goto('about:blank');
  await openWith(page, `${path}#${name}-${value}`, 'listing');
  await expect(list.locator(`[data-filter="${value}"]`)).toHaveAttribute('aria-current', 'true');
  const matching = await countOf(list, value);
  await expect(shown(list)).toHaveCount(Math.min(await sizeOf(list), matching));
});

test('“load more” adds the rest, goes on where it begins, and leaves', THOROUGH, async ({ page }) => {
  await openWith(page, '/webinar/', 'listing');
  const list = listing(page, 'videos');
  const { pageSize, labels } = sectionOf(pageAt('/webinar/'), 'entryList');
  const total = await list.locator('[data-filters]').count();
  expect(total).toBeGreaterThan(pageSize);
  await expect(shown(list)).toHaveCount(pageSize);
  const button = list.getByRole('button', { name: labels.videos.more });
  for (let pages = 2; (pages - 1) * pageSize < total; pages += 1) {
    await button.click();
    await expect(shown(list)).toHaveCount(Math.min(total, pages * pageSize));
    await expect(
      shown(list)
        .nth((pages - 1) * pageSize)
        .locator('a')
        .first(),
    ).toBeFocused();
  }
  await expect(button).toBeHidden();
});

test(
  'a search among partners finds words anywhere, and says when there are none',
  THOROUGH,
  async ({ page }) => {
    const path = '/partners/partner-directory/';
    await openWith(page, path, 'listing');
    const list = listing(page, 'partners');
    const { partners: labels } = sectionOf(pageAt(path), 'entryList').labels;
    const field = list.getByRole('searchbox', { name: labels.search });
    const partner = shown(list).last();
    const name = (await partner.getByRole('heading').textContent()) ?? '';
    await field.fill(name.toUpperCase());
    await expect(shown(list)).toHaveCount(1);
    await expect(shown(list).getByRole('heading')).toHaveText(name);
    await field.fill('no such partner anywhere');
    await expect(shown(list)).toHaveCount(0);
    await expectSeen(list.getByText(labels.empty), { width: 100, height: 16 });
    await field.fill('');
    await expect(list.getByText(labels.empty)).toBeHidden();
    await expect(shown(list)).toHaveCount(await countOf(list, ''));
  },
);

test(
  'the knowledge hub finds an article by its words, and says when there is none',
  THOROUGH,
  async ({ page }) => {
    await openWith(page, '/learn/', 'listing');
    const list = listing(page, 'articles');
    const { search, empty } = sectionOf(pageAt('/learn/'), 'knowledgeHub');
    const field = list.getByRole('searchbox', { name: search });
    const title = (await shown(list).last().textContent()) ?? '';
    await field.fill(title);
    await expect(shown(list)).toHaveText([title]);
    await field.fill('no such article anywhere');
    await expect(shown(list)).toHaveCount(0);
    await expectSeen(page.getByRole('heading', { name: empty.title }), { width: 100, height: 20 });
    await list.getByRole('link', { name: empty.action.label }).click();
    await expect(page).toHaveURL('/search/?q=no+such+article+anywhere');
  },
);

test(
  'a search of a list that is split over pages finds entries on other pages',
  THOROUGH,
  async ({ page }) => {
    await page.goto('/learn/');
    const item = listing(page, 'articles').locator('[data-filters]').last();
    const { html, floor, title } = await item.evaluate((element) => ({
      html: element.outerHTML,
      floor: element.closest('[id]')?.id ?? '',
      title: element.textContent,
    }));
    const links =
      '<p data-list-pages><a data-page="1" aria-current="page" href="/learn/">1</a><a data-page="2" href="/learn/page/2/">2</a></p>';
    await page.route('**/learn/', async (route) => {
      const answer = await route.fetch();
      const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const own = new RegExp(`<li(?:(?!</li>)[^])*${words}(?:(?!</li>)[^])*</li>`);
      const body = (await answer.text()).replace(own, '').replace('</main>', `${links}</main>`);
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/learn/page/2/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<div data-listing="articles"><ol><li id="${floor}"><ul>${html}</ul></li></ol></div>`,
      }),
    );
    await openWith(page, '/learn/', 'listing');
    const list = listing(page, 'articles');
    await expect(list.getByText(title)).toHaveCount(0);
    const { search } = sectionOf(pageAt('/learn/'), 'knowledgeHub');
    await list.getByRole('searchbox', { name: search }).fill(title);
    await expect(shown(list)).toHaveText([title]);
    await expectSeen(shown(list), { width: 80, height: 16 });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name] of FILTERED) {
    test(`${path}: lists everything, and a chip filters through the address`, THOROUGH, async ({ page }) => {
      await page.goto(path);
      const list = listing(page, name);
      await expect(shown(list)).toHaveCount(await countOf(list, ''));
      await expect(list.locator('[data-listing-more]:visible, input:visible')).toHaveCount(0);
      const value = (await values(list)).at(-1) ?? '';
      await list.locator(`[data-filter="${value}"]`).click();
      await expect(page).toHaveURL(`${path}#${name}-${value}`);
      await expect(shown(list)).toHaveCount(await countOf(list, value));
      for (const topics of await topicsOf(shown(list))) expect(topics).toContain(value);
      await list.locator('[data-filter=""]').click();
      await expect(shown(list)).toHaveCount(await countOf(list, ''));
    });
  }
});
