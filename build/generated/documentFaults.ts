import { keptUntilEdit } from '../../src/content/files/contentCache.ts';
import { type ContentFault, collectError } from '../../src/content/files/contentError.ts';
import { ebookAddress, ebookNames, readEbook } from '../ebooks/ebookSchema.ts';
import { readSpreadsheet, spreadsheetAddress, spreadsheetNames } from './spreadsheets.ts';

/** A document that cannot be made, with what is wrong with its file. */
interface FaultyDocument {
  address: string;
  faults: readonly ContentFault[];
}

/** The documents that cannot be made. */
export const documentFaults = keptUntilEdit((): readonly FaultyDocument[] => {
  const documents: readonly { address: string; read: () => unknown }[] = [
    ...ebookNames().map((name) => ({ address: ebookAddress(name), read: () => readEbook(name) })),
    ...spreadsheetNames().map((name) => ({
      address: spreadsheetAddress(name),
      read: () => readSpreadsheet(name),
    })),
  ];
  return documents.flatMap(({ address, read }) => {
    const faults: ContentFault[] = [];
    collectError(faults, read);
    return faults.length === 0 ? [] : [{ address, faults }];
  });
});
