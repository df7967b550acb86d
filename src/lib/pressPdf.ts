import { processWide } from '../../shared/processWide.ts';
import { intlLocale, type Locale } from '../../shared/site/locales.ts';
import type { Page } from '../content/Page.ts';
import { trackedQuery } from '../content/reading/trackedQueries.ts';

/** Sizes in bytes by address, known once the build has made the files. */
const sizes = processWide('site:press-pdf-sizes', () => new Map<string, number>());

/** Address of the PDF of a press release, next to its page; undefined for any other page. */
export function pressPdfAddress({
  entry,
  locale,
  path,
  prose,
}: Pick<Page, 'entry' | 'locale' | 'path' | 'prose'>): string | undefined {
  const hasPdf = entry?.kind === 'pressRelease' && locale === 'en' && prose !== undefined;
  return hasPdf ? path.replace(/\/$/, '.pdf') : undefined;
}

/** Records the sizes of the PDFs that pages link to, by address. */
export function keepPressPdfSizes(known: Iterable<readonly [address: string, bytes: number]>): void {
  sizes.clear();
  for (const [address, bytes] of known) sizes.set(address, bytes);
}

const sizeOf = trackedQuery('size of a press release’s PDF', (address: string) => sizes.get(address));

/** Formatted size of a PDF, such as “38 kB”; undefined in development, which generates files on request. */
export function pressPdfSize(address: string, locale: Locale = 'en'): string | undefined {
  const bytes = sizeOf(address);
  if (bytes === undefined) return undefined;
  const format = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(intlLocale(locale), format).format(Math.max(1, bytes / 1000));
}
