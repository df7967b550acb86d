import type { Page } from '../../src/content/Page.ts';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { ebookAddresses } from '../ebooks/ebookSchema.ts';
import { spreadsheetAddresses } from './spreadsheets.ts';

/** Everything a page says, to look for an address in. */
const wordsOf = (page: Page) =>
  `${JSON.stringify(page)} ${page.prose === undefined ? '' : readContentText(page.prose)}`;

/** Addresses of the documents that only unpublished pages link to: they are published with their page. */
export function unpublishedDownloads(
  pages: readonly Page[],
  unpublished: readonly Page[],
): ReadonlySet<string> {
  if (unpublished.length === 0) return new Set();
  const [shown, hidden] = [pages, unpublished].map((some) => some.map(wordsOf));
  const isNamed = (words: string[] | undefined, address: string) =>
    words?.some((text) => text.includes(address)) ?? false;
  return new Set(
    [...ebookAddresses(), ...spreadsheetAddresses()].filter(
      (address) => isNamed(hidden, address) && !isNamed(shown, address),
    ),
  );
}
