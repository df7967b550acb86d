import { cached } from '../../src/cached.ts';
import { type ContentFault, collectError, isContentError } from '../../src/content/files/contentError.ts';
import { codeFingerprint } from '../fingerprint.ts';
import { ebookNames, readEbook } from './ebookSchema.ts';
import { makeEbook } from './makeEbook.ts';

/** A book of content/documents/ebooks as a PDF, made once. Throws ContentError. */
export async function ebookPdf(name: string): Promise<Uint8Array> {
  const book = readEbook(name);
  return cached(
    ['made', codeFingerprint(), 'ebook', name, book],
    async () => (await makeEbook(name, book)).bytes,
  );
}

/** Faults of books that can be read but not made, such as a chapter that is longer than it says. */
export async function bookFaults(): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  for (const name of ebookNames().filter((one) => collectError([], () => readEbook(one)) !== undefined))
    await ebookPdf(name).catch((error: unknown) => {
      if (!isContentError(error)) throw error;
      faults.push(...error.faults);
    });
  return faults;
}
