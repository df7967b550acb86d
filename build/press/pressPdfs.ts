import { cached } from '../../src/cached.ts';
import type { Page } from '../../src/content/Page.ts';
import { keepPressPdfSizes, pressPdfAddress } from '../../src/lib/pressPdf.ts';
import { codeFingerprint } from '../fingerprint.ts';
import { makePressPdf } from './makePressPdf.ts';
import { printedRelease } from './printedRelease.ts';

interface PdfMaker {
  type: string;
  make: () => Promise<Uint8Array>;
}

/** Addresses of the PDFs of these pages’ press releases. */
export const pressPdfAddresses = (pages: readonly Page[]): string[] =>
  pages.flatMap((page) => pressPdfAddress(page) ?? []);

/** The press releases among these pages, each a PDF by its address. */
export function pressPdfMakers(pages: readonly Page[]): Record<string, PdfMaker> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const address = pressPdfAddress(page);
      if (address === undefined) return [];
      const make = async () => {
        const release = printedRelease(page);
        if (release === undefined) throw new Error(`${page.path} has no section “pressReleaseText”: add it`);
        return cached(['made', codeFingerprint(), 'press release', release], () => makePressPdf(release));
      };
      return [[address, { type: 'application/pdf', make }]];
    }),
  );
}

/** Makes the PDFs of these pages’ press releases, so that the pages can say how large they are. */
export async function measurePressPdfs(pages: readonly Page[]): Promise<void> {
  const sizes: [string, number][] = [];
  for (const [address, { make }] of Object.entries(pressPdfMakers(pages)))
    sizes.push([address, (await make()).length]);
  keepPressPdfSizes(sizes);
}
