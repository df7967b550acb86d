import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { test } from './test.ts';

/** What only a background shows, and what a person tells it from. */
interface Shown {
  path: string;
  /** Selector of what is shown; with `::before`, of its pseudo-element. */
  what: string;
  /** What it has to differ from: the selector of another kind or state, or, if left out, the ground beside it. */
  from?: string;
}

const SAMPLE: Shown[] = [
  { path: '/newsroom/newsRoom/', what: 'label:has(:checked)', from: 'label:not(:has(:checked))' },
  { path: '/newsroom/newsRoom/', what: 'a > i[data-subject="energy"]', from: 'ol span:empty' },
];

const REST: Shown[] = [
  // Bars
  { path: '/', what: 'main dl > [data-system="cmms"]::before' },
  { path: '/tools/leak-rate-calculator/', what: '[class*="LeakChart"][data-over]' },
  { path: '/product/connected-buildings/', what: '[data-kind="measured"] > :nth-child(2)::before' },
  { path: '/product/connected-buildings/', what: '[data-kind="saved"] > :nth-child(2)::before' },
  { path: '/customer-success/', what: 'main li[aria-hidden] > i' },
  { path: '/customer-success/', what: 'span[data-who="we"]', from: 'span[data-who="you"]' },
  { path: '/customer-success/', what: 'span[data-who="both"]', from: 'span[data-who="you"]' },
  {
    path: '/compare/legacy-cafm/',
    what: '[data-kind="working"]::before',
    from: '[data-kind="waiting"]::before',
  },
  {
    path: '/compare/legacy-cafm/',
    what: '[data-kind="moving"]::before',
    from: '[data-kind="waiting"]::before',
  },
  {
    path: '/compare/legacy-cafm/',
    what: '[data-kind="working"]::before',
    from: '[data-kind="moving"]::before',
  },
  { path: '/industry/education/', what: 'span[data-kind="done"]', from: 'span[data-kind="planned"]' },
  { path: '/resources/case-study/brackwater/', what: '[data-bar="after"]', from: '[data-bar="before"]' },
  { path: '/resources/infographic/rise-of-real-time-facilities/', what: 'main li > span:empty' },
  { path: '/product/energy-optimization/', what: '[role="img"] [data-side="upper"]' },
  // Lit squares
  {
    path: '/industry/manufacturing/',
    what: 'main ul > [data-state="lit"]',
    from: 'main ul > [data-state="clear"]',
  },
  { path: '/newsroom/aim-act-rule-finder/', what: '[data-window="lit"]', from: '[data-window="drawn"]' },
  {
    path: '/product/maintenance-management-software/',
    what: 'li[data-kind="reactive"]',
    from: 'li[data-kind="planned"]',
  },
  { path: '/pricing/', what: 'td > [aria-label="Not included"]' },
  // What is chosen or pressed
  {
    path: '/connected-cmms/',
    what: 'label:has([data-shows]:checked)',
    from: 'label:has([data-shows]:not(:checked))',
  },
  {
    path: '/partners/partner-directory/',
    what: 'main a[aria-current]',
    from: 'main .chip-row a:not([aria-current])',
  },
  {
    path: '/resources/ebooks/',
    what: '[data-page][aria-current]',
    from: '[data-page]:not([aria-current])',
  },
  { path: '/careers/', what: '[aria-pressed="true"]', from: '[aria-pressed="false"]' },
  {
    path: '/product/mobile-cmms-app/',
    what: '[role="tab"][aria-selected="true"]',
    from: '[role="tab"][aria-selected="false"]',
  },
  { path: '/learn/aim-act-leak-rule/', what: 'main a[aria-current]', from: 'main nav a:not([aria-current])' },
  { path: '/search/?q=pump', what: 'main [aria-pressed="true"]', from: 'main [aria-pressed="false"]' },
  { path: '/pricing/', what: 'header a[aria-current]::after' },
];

/** Least contrast of the two means. An area with a pattern, or with words on it, has to be seen as one. */
const LEAST = 2;

type Box = { x: number; y: number; width: number; height: number };

/** Where an element or its pseudo-element is on the page, without its edge. */
async function insideOf(part: Locator, pseudo: string | undefined): Promise<Box> {
  return part.evaluate((element, pseudo) => {
    const box = element.getBoundingClientRect();
    let { left, top, width, height } = box;
    if (pseudo) {
      const style = getComputedStyle(element, pseudo);
      const [x, y] = [Number.parseFloat(style.left), Number.parseFloat(style.top)];
      left += element.clientLeft + (Number.isNaN(x) ? 0 : x);
      top += element.clientTop + (Number.isNaN(y) ? 0 : y);
      width = Number.parseFloat(style.width);
      height = Number.parseFloat(style.height);
    }
    const edge = Math.min(width, height) > 8 ? 2 : 0;
    return {
      x: left + scrollX + edge,
      y: top + scrollY + edge,
      width: width - 2 * edge,
      height: height - 2 * edge,
    };
  }, pseudo);
}

/** The mean luminance of what is painted in a part of the page. */
async function luminanceOf(page: Page, clip: Box): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip, fullPage: true })).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) =>
    mean <= 10 ? mean / 255 / 12.92 : ((mean / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What a person does not see on a page in forced colors: a line for each. */
async function findUnshown(page: Page, shown: readonly Shown[]): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faults: string[] = [];
  let at = '';
  for (const { path, what, from } of shown) {
    if (path !== at) {
      await page.goto(path);
      // Scripts that mark what is chosen wait for the visitor’s first move.
      await page.mouse.move(1, 1);
      await page.mouse.move(8, 300);
    }
    at = path;
    const find = (selector: string) =>
      page
        .locator(selector.split('::')[0] ?? '')
        .filter({ visible: true })
        .first();
    const pseudoOf = (selector: string) => selector.match(/::.*/)?.[0];
    await find(what).scrollIntoViewIfNeeded();
    const box = await insideOf(find(what), pseudoOf(what));
    const beside: Box = from
      ? await insideOf(find(from), pseudoOf(from))
      : { ...box, y: box.y + box.height + 4, height: 4 };
    const [one = 0, other = 0] = [await luminanceOf(page, box), await luminanceOf(page, beside)].sort(
      (a, b) => b - a,
    );
    const contrast = (one + 0.05) / (other + 0.05);
    if (contrast < LEAST)
      faults.push(
        `${path}: ${what} does not differ from ${from ?? 'its ground'}: contrast ${contrast.toFixed(2)}`,
      );
  }
  return faults;
}

test('in forced colors, information shown by backgrounds is still visible', async ({ page }) => {
  expectNoFaults(await findUnshown(page, SAMPLE));
});

test('in forced colors, every bar and every choice is visible', THOROUGH, async ({ page }) => {
  expectNoFaults(await findUnshown(page, REST));
});
