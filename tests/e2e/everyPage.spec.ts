import type { Page } from '@playwright/test';
import type { Page as SitePage } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { findViolations } from './checkAccessibility.ts';
import { CHROME, collectProblems, nameOf, pageBatches, scrollThrough, test } from './everyPageTest.ts';
import { findBrokenLines } from './findBrokenLines.ts';
import { findCutParts } from './findCutParts.ts';
import { findInkOverWords } from './findInkOverWords.ts';
import { findWindowFaults } from './findWindowFaults.ts';
import { findLayoutShift } from './layoutShift.ts';
import { addressOf } from './sitePage.ts';
import { twoFrames } from './twoFrames.ts';

const WIDTHS = [1920, 1440, 1200, 1024, 820, 768, 390, 320];

/**
 * Widths at which drawings are compared with text: one for each layout, the narrowest of wide desktops, and one at which
 * drawings grow with the window.
 */
const DRAWING_WIDTHS = [1920, 1440, 1200, 1024, 820, 390];

/** Widths at which texts are read line by line: one for each layout. */
const LINE_WIDTHS = [1440, 1024, 820, 390];

/** Widths for a page that differs from another one in words and pictures only: each layout, and the narrowest window. */
const WORDS_WIDTHS = [...LINE_WIDTHS, 320];

const sectionsOf = ({ entry, sections, locale }: SitePage) =>
  [locale, entry?.kind, ...sections.map(({ type }) => type)].join(' ');

/**
 * The first of the pages built of the same sections in the same order. The others differ from it in words and pictures,
 * and what these can break in the markup, npm test reads in the built pages.
 */
const inFull = new Set(
  [...Map.groupBy(allPages(), sectionsOf).values()].flatMap((alike) => alike.slice(0, 1)),
);

type Resize = (width: number, height: number) => Promise<void>;

/**
 * Lays a page out in a window of another size, in CSS pixels, but draws it at a tenth of that: nothing here looks
 * at the pixels of the window, and drawing them takes a third of the time. Lasts as long as the page.
 */
async function resizing(page: Page): Promise<Resize> {
  const session = await page.context().newCDPSession(page);
  return async (width, height) => {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
      scale: 0.1,
    });
  };
}

/**
 * Widths at which the page scrolls sideways, with the first element that sticks out, at which drawings cross text or are
 * cropped through somebody, or at which words in product windows are too small or cut off; words and lines that break
 * where they should not.
 */
async function findFaultsByWidth(page: Page, resize: Resize, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await resize(width, 844);
    const out = await page.evaluate((asked) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (innerWidth !== asked) throw new Error(`the window is ${innerWidth} px wide, not ${asked}`);
      if (scrollWidth === clientWidth) return undefined;
      const wide = [...document.querySelectorAll('body *')].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return `${scrollWidth - clientWidth}px by ${wide?.outerHTML.slice(0, 120)}`;
    }, width);
    if (out) faults.push(`scrolls sideways at ${width}px: ${out}`);
    if (DRAWING_WIDTHS.includes(width))
      faults.push(
        ...[...(await findInkOverWords(page)), ...(await findCutParts(page))].map(
          (fault) => `at ${width}px ${fault}`,
        ),
      );
    await twoFrames(page);
    if (LINE_WIDTHS.includes(width))
      faults.push(...(await findBrokenLines(page)).map((fault) => `at ${width}px ${fault}`));
    faults.push(...(await findWindowFaults(page)).map((fault) => `at ${width}px ${fault}`));
  }
  return faults;
}

/** Only pages at these paths, while working on them: npm test -- PATH and --changed set them. */
const only = process.env['PAGES']?.split(',');
const wanted = only ? allPages().filter(({ path }) => only.includes(path)) : allPages();

for (const { name, pages } of pageBatches(wanted)) {
  test(
    `quiet, accessible and within the window: ${name}`,
    only ? {} : THOROUGH,
    async ({ siteContext, baseURL }) => {
      const faults: string[] = [];
      const page = await siteContext.newPage();
      const resize = await resizing(page);
      const problems = collectProblems(page);
      for (const [index, site] of pages.entries()) {
        await resize(1440, 900);
        const answer = await page.goto(addressOf(baseURL, site));
        const found = answer?.status() === 200 ? [] : [`answers ${answer?.status()}`];
        const isInFull = only !== undefined || inFull.has(site);
        if (isInFull) {
          await scrollThrough(page);
          found.push(
            ...(await findLayoutShift(page)),
            ...(await findViolations(page, { exclude: index === 0 ? [] : CHROME })),
          );
        }
        found.push(
          ...(await findFaultsByWidth(page, resize, isInFull ? WIDTHS : WORDS_WIDTHS)),
          ...problems.splice(0),
        );
        faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
      }
      await page.close();
      expectNoFaults(faults);
    },
  );
}
