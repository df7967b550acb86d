import { join } from 'node:path';
import { INDEX_ADDRESS, type ResultText, textAddress } from '../../shared/search/addresses.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { shareCardAddress, shareCardOf } from '../../src/lib/shareCardAddress.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';
import { pageIndex, searchedOn } from './pageIndex.ts';
import type { SearchEntry } from './searchEntryOf.ts';

/** A page with its search entries. */
export interface SearchablePage {
  page: Page;
  searchEntries: readonly SearchEntry[];
}

/**
 * Adds what the search loads: each host's index, and the text of each page for the excerpts. A regional host has the
 * pages of the default host too, and serves their text from there.
 */
export async function putSearchIndex(out: OutputFolder, pages: readonly SearchablePage[]): Promise<void> {
  for (const locale of LOCALES) {
    const host = locale === 'en' ? '' : join('_hosts', locale);
    const searched = searchedOn(pages, locale);
    await out.put(join(host, INDEX_ADDRESS.slice(1)), pageIndex(searched, locale));
    for (const { page, searchEntries } of searched)
      for (const { path, sentences } of searchEntries)
        if (page.locale === locale)
          await out.put(join(host, textAddress(path).slice(1)), JSON.stringify(resultText(page, sentences)));
  }
}

function resultText(page: Page, sentences: readonly string[]): ResultText {
  return shareCardOf(page).picture === 'none' ? { sentences } : { sentences, card: shareCardAddress(page) };
}
