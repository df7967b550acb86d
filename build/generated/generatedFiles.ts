import { join } from 'node:path';
import { NEWSLETTER_FORM_PATH } from '../../src/behaviors/newsletterForm.ts';
import { CONSENT_WORDS_PATH } from '../../src/behaviors/tracking/consentWords.ts';
import { cached } from '../../src/cached.ts';
import { NEWSLETTER, newsletterFormData } from '../../src/chrome/newsletterFormData.ts';
import { allForms } from '../../src/content/entries/forms.ts';
import { keptUntilEdit } from '../../src/content/files/contentCache.ts';
import { LOCALES, type Locale } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { isPreview } from '../../src/content/reading/schedule.ts';
import { entriesOf } from '../../src/content/site/entries.ts';
import { consentText } from '../../src/content/words/consentText.ts';
import { storyPath } from '../../src/islands/TourConsole/loadStory.ts';
import { calendarAddress, eventCalendar } from '../../src/lib/calendar/eventCalendar.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { shareCardAddress, shareCardOf } from '../../src/lib/shareCardAddress.ts';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { allPages, loadedContent } from '../../src/siteContent.ts';
import { ebookPdf } from '../ebooks/ebookPdf.ts';
import { ebookAddress, ebookNames } from '../ebooks/ebookSchema.ts';

import { codeFingerprint } from '../fingerprint.ts';
import { inParallel } from '../inParallel.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';
import { pressPdfMakers } from '../press/pressPdfs.ts';
import { readReportCopy } from '../roi/reportCopy.ts';
import { makeRoiTemplates } from '../roi/roiTemplates.ts';
import { favicon } from './favicon.ts';
import { feedMakers } from './feeds.ts';
import { llmsText } from './llmsText.ts';
import { type AddressedCard, makeShareCards } from './shareCards.ts';
import { readHistory, sitemap } from './sitemap.ts';
import { spreadsheetMakers } from './spreadsheets.ts';
import { unpublishedDownloads } from './unpublishedDownloads.ts';

interface GeneratedFile {
  type: string;
  body: Uint8Array | string;
}

interface Maker {
  type: string;
  make: () => Promise<Uint8Array | string>;
}

/** Generators for the books of content/documents/ebooks, each a PDF named after its file. */
const ebookMakers = (): Record<string, Maker> =>
  Object.fromEntries(
    ebookNames().map((name) => [ebookAddress(name), { type: 'application/pdf', make: () => ebookPdf(name) }]),
  );

const makers: Record<string, Maker> = {
  '/favicon.svg': { type: 'image/svg+xml', make: async () => favicon() },
  '/pdf/roi_pdf.pdf': { type: 'application/pdf', make: () => template('integration') },
  '/pdf/roi_pdf_2.pdf': { type: 'application/pdf', make: () => template('plain') },
  [NEWSLETTER_FORM_PATH]: {
    type: 'application/json',
    // A site without the form has an empty file, which no page asks for.
    make: async () => JSON.stringify(allForms().has(NEWSLETTER) ? newsletterFormData('en') : {}),
  },
  ...Object.fromEntries(
    LOCALES.map((locale) => [
      storyPath(locale),
      { type: 'application/json', make: async () => JSON.stringify(readStoryCopy(locale)) },
    ]),
  ),
  [CONSENT_WORDS_PATH]: {
    type: 'application/json',
    make: async () => JSON.stringify(consentText('en')),
  },
};

/** Allows crawling of the whole host and points to its own sitemap; a preview allows none. */
function robots(locale: Locale): string {
  if (isPreview()) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nSitemap: ${originOf(locale)}/sitemap.xml\n`;
}

const madeTemplates = keptUntilEdit(makeRoiTemplates);

function template(name: 'integration' | 'plain'): Promise<Uint8Array> {
  return cached(
    ['made', codeFingerprint(), 'ROI report', name, readReportCopy()],
    async () => (await madeTemplates())[name],
  );
}

/** The calendar files of events and webinars. */
function calendarMakers(): Record<string, Maker> {
  return Object.fromEntries(
    [...entriesOf('event'), ...entriesOf('webinar')].map((entry) => [
      calendarAddress(entry.path),
      { type: 'text/calendar', make: async () => eventCalendar(entry) },
    ]),
  );
}

/** One of the generated files, for the development server. */
export async function readGeneratedFile(path: string): Promise<GeneratedFile | undefined> {
  const maker = {
    ...makers,
    ...ebookMakers(),
    ...feedMakers(),
    ...spreadsheetMakers(),
    ...pressPdfMakers(allPages()),
    ...calendarMakers(),
  }[path];
  return maker ? { type: maker.type, body: await maker.make() } : undefined;
}

/** Adds every file that is generated rather than kept in the repository. */
export async function putGeneratedFiles(out: OutputFolder, pages: readonly Page[]): Promise<void> {
  const heldBack = unpublishedDownloads(pages, loadedContent().unpublished);
  const files = Object.entries({
    ...makers,
    ...ebookMakers(),
    ...feedMakers(),
    ...spreadsheetMakers(),
    ...pressPdfMakers(pages),
  }).filter(([path]) => !heldBack.has(path));
  await inParallel(
    files,
    1,
    async ([path, maker]) => out.put(path.slice(1), await maker.make()),
    'PDFs and feeds',
  );
  const history = readHistory();
  for (const locale of LOCALES) {
    const folder = locale === 'en' ? '' : join('_hosts', locale);
    await out.put(join(folder, 'sitemap.xml'), sitemap(pages, locale, history));
    await out.put(join(folder, 'robots.txt'), robots(locale));
    if (allForms().has(NEWSLETTER))
      await out.put(join(folder, NEWSLETTER_FORM_PATH.slice(1)), JSON.stringify(newsletterFormData(locale)));
    await out.put(join(folder, CONSENT_WORDS_PATH.slice(1)), JSON.stringify(consentText(locale)));
  }
  await out.put('llms.txt', llmsText(pages));
  for (const [path, { make }] of Object.entries(calendarMakers())) await out.put(path.slice(1), await make());
  await makeShareCards(shareCardsOf(pages), out);
}

/** Share cards for the pages that have no share picture of their own. */
export function shareCardsOf(pages: readonly Page[]): AddressedCard[] {
  return pages
    .filter((page) => !page.meta.ogImg)
    .map((page) => ({ ...shareCardOf(page), address: shareCardAddress(page) }));
}
