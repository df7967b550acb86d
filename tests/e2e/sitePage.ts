import { type Page as BrowserPage, expect } from '@playwright/test';
import type { Locale } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import type { SectionData, SectionType } from '../../src/sections/sectionSchema.ts';
import { allPages } from '../../src/siteContent.ts';
import { scriptPath } from '../scriptPath.ts';

type SectionOf<Type extends SectionType> = Extract<SectionData, { type: Type }>;

/** The URL of a page. Browsers resolve a regional host to this machine, as they do every name below localhost. */
export function addressOf(baseUrl: string | undefined, page: { path: string; locale: Locale }): string {
  const base = new URL(baseUrl ?? 'http://localhost:3000');
  if (page.locale === 'en-AE') base.hostname = 'ae.localhost';
  return new URL(page.path, base).href;
}

export function pageAt(path: string, locale: Locale = 'en'): Page {
  const found = allPages().find((page) => page.path === path && page.locale === locale);
  if (!found) throw new Error(`content/${locale} has no page at ${path}`);
  return found;
}

/** All sections of one type on a page, in order. Throws when there is none. */
export function sectionsOf<Type extends SectionType>(page: Page, type: Type): SectionOf<Type>[] {
  const found = page.sections.filter((section): section is SectionOf<Type> => section.type === type);
  if (found.length === 0) throw new Error(`${page.path} has no section ${type}`);
  return found;
}

/** The first section of a type on a page. Throws when there is none. */
export function sectionOf<Type extends SectionType>(page: Page, type: Type): SectionOf<Type> {
  return sectionsOf(page, type)[0] as SectionOf<Type>;
}

/** Name of the script of the behaviors that every page has: src/behaviors/page.ts. */
export const EVERY_PAGE = 'page';

/**
 * Opens a page and waits until a behavior of src/behaviors is attached. Where a behavior leaves no trace in the
 * page, a test might otherwise click before its script has run.
 */
export async function openWith(page: BrowserPage, path: string, behavior: string): Promise<void> {
  let isHere = false;
  const script = page.waitForResponse(`**${scriptPath(behavior)}`);
  script.then(
    () => {
      isHere = true;
    },
    () => undefined,
  );
  await page.goto(path);
  // Some load only on the visitor’s first move, which has no effect until the page’s own script is listening.
  await expect
    .poll(async () => {
      await page.mouse.move(1, 1);
      await page.mouse.move(300, 300);
      return isHere;
    })
    .toBe(true);
  // Importing the same module resolves only after the page’s own import has.
  await page.evaluate((address) => import(address), (await script).url());
}
