import type { Page, Response } from '@playwright/test';
import type { Page as SitePage } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { findViolations } from './checkAccessibility.ts';
import { complaintsOf, nameOf, pageBatches, pageOfEachKind, scrollThrough, test } from './everyPageTest.ts';
import { findInkOverWords } from './findInkOverWords.ts';
import { findLayoutShift } from './layoutShift.ts';
import { addressOf } from './sitePage.ts';
import { THOROUGH } from './thorough.ts';

const WIDTHS = [1440, 1024, 820, 768, 390, 320];

/** Widths at which drawings are compared with text: one for each layout. */
const DRAWING_WIDTHS = [1440, 1024, 820, 390];

/** Faults in a page’s document: response, title, headings, pictures, ids, style attributes. */
async function findFaults(page: Page, site: SitePage, answer: Response | null): Promise<string[]> {
  const faults: string[] = [];
  if (answer?.status() !== 200) faults.push(`answers ${answer?.status()}`);
  const styled = (await answer?.text())?.match(/<[a-z][^>]* style="[^"]*"/g) ?? [];
  faults.push(...styled.map((tag) => `style attribute, which the policy refuses: ${tag}`));
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const images = [...document.images].filter(
      (image) => !image.hasAttribute('alt') || !image.hasAttribute('width') || !image.hasAttribute('height'),
    );
    return {
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      images: images.map((image) => image.outerHTML.slice(0, 160)),
    };
  });
  if (found.title !== site.meta.title) faults.push(`title “${found.title}”, not “${site.meta.title}”`);
  if (found.headings !== 1) faults.push(`${found.headings} h1`);
  faults.push(...found.repeated.map((id) => `id used twice: ${id}`));
  faults.push(...found.images.map((image) => `picture without alt, width or height: ${image}`));
  return faults;
}

/**
 * Widths at which the page scrolls sideways, with the first element that sticks out, or at which drawings cross text.
 */
async function findFaultsByWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const out = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth === clientWidth) return undefined;
      const wide = [...document.querySelectorAll('body *')].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return `${scrollWidth - clientWidth}px by ${wide?.outerHTML.slice(0, 120)}`;
    });
    if (out) faults.push(`scrolls sideways at ${width}px: ${out}`);
    if (DRAWING_WIDTHS.includes(width))
      faults.push(...(await findInkOverWords(page)).map((fault) => `at ${width}px ${fault}`));
  }
  return faults;
}

/** Only pages at these paths, while working on them: npm test -- PATH and --changed set them. */
const only = process.env['PAGES']?.split(',');
const first = new Set(only ? allPages().filter(({ path }) => only.includes(path)) : pageOfEachKind());
const others = only ? [] : allPages().filter((page) => !first.has(page));

for (const { name, pages, details } of [
  ...pageBatches([...first]).map((batch) => ({ ...batch, details: {} })),
  ...pageBatches(others).map((batch) => ({ ...batch, details: THOROUGH })),
]) {
  test(
    `sound, quiet, accessible and within the window: ${name}`,
    details,
    async ({ siteContext, baseURL }) => {
      test.setTimeout(240_000);
      const faults: string[] = [];
      const page = await siteContext.newPage();
      const complaints = complaintsOf(page);
      for (const site of pages) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const answer = await page.goto(addressOf(baseURL, site));
        const found = await findFaults(page, site, answer);
        await scrollThrough(page);
        found.push(...(await findLayoutShift(page)));
        found.push(
          ...(await findViolations(page)),
          ...(await findFaultsByWidth(page)),
          ...complaints.splice(0),
        );
        faults.push(...found.map((fault) => `${nameOf(site)}: ${fault}`));
      }
      await page.close();
      expectNoFaults(faults);
    },
  );
}
