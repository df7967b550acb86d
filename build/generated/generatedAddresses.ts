import { NEWSLETTER_FORM_PATH } from '../../src/behaviors/newsletterForm.ts';
import { CONSENT_WORDS_PATH } from '../../src/behaviors/tracking/consentWords.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { storyPath } from '../../src/islands/TourConsole/loadStory.ts';
import { calendarAddress } from '../../src/lib/calendar/eventCalendar.ts';
import { feedAddress, feedHubs } from '../../src/lib/feeds.ts';
import { mediaDocuments } from '../../src/media/mediaFiles.ts';
import { ebookAddresses } from '../ebooks/ebookSchema.ts';
import { pressPdfAddresses } from '../press/pressPdfs.ts';
import { spreadsheetAddresses } from './spreadsheets.ts';
import { unpublishedDownloads } from './unpublishedDownloads.ts';

/** Files that the build generates on every site (generatedFiles.ts). */
const ALWAYS = [
  '/favicon.svg',
  '/llms.txt',
  '/pdf/roi_pdf.pdf',
  '/pdf/roi_pdf_2.pdf',
  '/robots.txt',
  '/sitemap.xml',
  NEWSLETTER_FORM_PATH,
  ...LOCALES.map(storyPath),
  CONSENT_WORDS_PATH,
] as const;

/**
 * Addresses of the files that a page may link to, in a build with these pages, known without generating them: documents,
 * feeds, calendars, spreadsheets, and the documents of content/media.
 *
 * @param unpublished pages whose documents are left out with them
 */
export function generatedAddresses(
  pages: readonly Page[],
  unpublished: readonly Page[] = [],
): ReadonlySet<string> {
  const english = pages.filter(({ locale }) => locale === 'en');
  const calendars = english.flatMap(({ entry, path }) =>
    entry?.kind === 'event' || entry?.kind === 'webinar' ? [calendarAddress(path)] : [],
  );
  const feeds = Object.values(feedHubs).map(feedAddress);
  const heldBack = unpublishedDownloads(pages, unpublished);
  const documents = [...ebookAddresses(), ...spreadsheetAddresses()].filter(
    (address) => !heldBack.has(address),
  );
  const media = mediaDocuments().map((path) => `/media/${path}`);
  return new Set([...ALWAYS, ...media, ...documents, ...pressPdfAddresses(pages), ...calendars, ...feeds]);
}
