import { expect } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { fontsReady } from './fontsReady.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The drawings' values: width of the letters, space between them as a share of their size, weight. */
const DRAWN: Record<string, [stretch: number, spacing: number, weight: number]> = {
  H1: [84, -0.024, 570],
  H2: [84, -0.024, 570],
  H3: [90, -0.012, 600],
};

/** Ten headings, one for each family of pages. */
const HEADINGS: [path: string, selector: string][] = [
  ['/', 'h1'],
  ['/', '#one-fault h2'],
  ['/product/permit-to-work-software/', 'h1'],
  ['/product/connected-buildings/', 'h1'],
  ['/industry/retail/', 'h1'],
  ['/resources/cmms-roi-calculator/', 'h1'],
  ['/learn/demand-charges/', 'h1'],
  ['/resources/case-study/', 'h1'],
  ['/careers/', 'h1'],
  ['/privacy-policy/', 'h1'],
];

test('headings are set as drawn', THOROUGH, async ({ page }) => {
  const faults: string[] = [];
  for (const [path, selector] of HEADINGS) {
    if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path);
    const heading = page.locator(selector).first();
    const [level, ...values] = await heading.evaluate((element) => {
      const { fontStretch, letterSpacing, fontSize, fontWeight } = getComputedStyle(element);
      const spacing = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
      return [
        element.tagName,
        Number.parseFloat(fontStretch),
        Number(spacing.toFixed(3)),
        Number(fontWeight),
      ] as const;
    });
    const drawn = DRAWN[level];
    if (values.join() !== drawn?.join())
      faults.push(`${path} ${selector}: ${values.join(', ')}, not ${drawn?.join(', ')}`);
  }
  expectNoFaults(faults);
});

/** Texts that are read from beginning to end. */
const READING = [
  '/learn/demand-charges/',
  '/blog/a-bank-account-for-gas/',
  '/resources/guide/evaluating-facilities-management-software/',
  '/cmms-guide/',
  '/newsroom/dubai-office-opens/',
  '/privacy-policy/',
];

/** Characters in each line of an element but the last, and the share of the longest line that the last one fills. */
async function linesOf(page: import('@playwright/test').Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const lines = new Map<number, { characters: number; left: number; right: number }>();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.trimEnd().length);
            const { left, right, bottom } = range.getBoundingClientRect();
            const key = [...lines.keys()].find((one) => Math.abs(one - bottom) < 12) ?? bottom;
            const line = lines.get(key) ?? { characters: 0, left, right };
            lines.set(key, {
              characters: line.characters + word.length,
              left: Math.min(line.left, left),
              right: Math.max(line.right, right),
            });
          }
        }
        const all = [...lines.values()];
        const longest = Math.max(...all.map(({ left, right }) => right - left));
        const last = all.at(-1);
        return {
          text: (element.textContent ?? '').trim().slice(0, 60),
          full: all.slice(0, -1).map(({ characters }) => characters),
          last: last && all.length > 1 ? (last.right - last.left) / longest : 1,
        };
      }),
  );
}

for (const [index, path] of READING.entries()) {
  test(
    `${path} has lines that are easy to follow, and no heading that ends on a stray word`,
    index < 2 ? {} : THOROUGH,
    async ({ page }) => {
      await page.goto(path);
      await fontsReady(page);
      const paragraphs = await linesOf(page, 'main p:not(blockquote p, aside p)');
      const full = paragraphs.filter(({ full }) => full.length > 1).flatMap(({ full }) => full);
      expect(full.length).toBeGreaterThan(5);
      const mean = full.reduce((sum, count) => sum + count, 0) / full.length;
      expect(mean, 'characters a line').toBeGreaterThan(58);
      expect(mean, 'characters a line').toBeLessThan(73);
      const headings = await linesOf(page, 'main :is(h1, h2, h3)');
      expectNoFaults(
        headings
          .filter(({ last }) => last < 0.3)
          .map(
            ({ text, last }) => `“${text}”: the last line fills ${Math.round(last * 100)}% of the longest`,
          ),
      );
    },
  );
}

test('digits in tables stand below each other', async ({ page }) => {
  await page.goto('/blog/a-bank-account-for-gas/');
  await fontsReady(page);
  const [ones, eights] = await page
    .locator('td[data-figure]')
    .first()
    .evaluate((cell) =>
      ['1111', '8888'].map((digits) => {
        const probe = Object.assign(document.createElement('span'), { textContent: digits });
        cell.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      }),
    );
  expect(ones).toBeCloseTo(eights ?? 0, 1);
});
