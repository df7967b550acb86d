import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { fontsReady } from './fontsReady.ts';
import { test } from './test.ts';

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

/** Least gap between two words of a heading, as a share of the width of an n. */
const LEAST_GAP = 0.4;

test('headings are set as designed, with visible word spaces', THOROUGH, async ({ page }) => {
  const faults: string[] = [];
  for (const [path, selector] of HEADINGS) {
    if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path);
    await fontsReady(page);
    const { level, values, gap, letter } = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontStretch, letterSpacing, fontSize, fontWeight } = getComputedStyle(element);
        const spacing = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
        const widthOf = (textContent: string) => {
          const probe = Object.assign(document.createElement('span'), { textContent });
          Object.assign(probe.style, { position: 'absolute', whiteSpace: 'pre' });
          element.append(probe);
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        };
        return {
          level: element.tagName,
          values: [Number.parseFloat(fontStretch), Number(spacing.toFixed(3)), Number(fontWeight)],
          gap: widthOf('n n') - widthOf('nn'),
          letter: widthOf('nnnn') / 4,
        };
      });
    const drawn = DRAWN[level];
    if (values.join() !== drawn?.join())
      faults.push(`${path} ${selector}: ${values.join(', ')}, not ${drawn?.join(', ')}`);
    if (gap < letter * LEAST_GAP)
      faults.push(`${path} ${selector}: a gap of ${gap} px, letters of ${letter} px`);
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
  '/whats-new-in-lintel/september-2026/',
  '/resources/newsletter/september-2026-newsletter/',
  '/privacy-policy/',
];

/** Characters in each full line of the running text: of the paragraphs in the size that most of the text has. */
async function runningLines(page: Page): Promise<number[]> {
  const paragraphs = await page.locator('main p:not(blockquote p, aside p)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.trimEnd().length);
            const { bottom } = range.getBoundingClientRect();
            const line = [...lines.keys()].find((one) => Math.abs(one - bottom) < 12) ?? bottom;
            lines.set(line, (lines.get(line) ?? 0) + word.length);
          }
        }
        return { size: getComputedStyle(element).fontSize, full: [...lines.values()].slice(0, -1) };
      }),
  );
  const bySize = Map.groupBy(paragraphs, ({ size }) => size);
  const texts = [...bySize.values()].map((group) =>
    group.filter(({ full }) => full.length > 1).flatMap(({ full }) => full),
  );
  return texts.reduce((longest, lines) => (lines.length > longest.length ? lines : longest), []);
}

test('lines of text are easy to follow', THOROUGH, async ({ page }) => {
  for (const path of READING) {
    await page.goto(path);
    await fontsReady(page);
    const full = await runningLines(page);
    expect(full.length, path).toBeGreaterThan(5);
    const mean = full.reduce((sum, count) => sum + count, 0) / full.length;
    expect.soft(mean, `characters a line of ${path}`).toBeGreaterThanOrEqual(60);
    expect.soft(mean, `characters a line of ${path}`).toBeLessThanOrEqual(72);
  }
});

test('digits in tables line up', THOROUGH, async ({ page }) => {
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
