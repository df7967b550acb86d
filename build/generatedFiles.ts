import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeRoiTemplates } from '../scripts/roiTemplates.ts';
import { LINE_FORM_PATH } from '../src/behaviours/lineForm.ts';
import { newsletterLine } from '../src/chrome/newsletterLine.ts';
import { calendarAddress, eventCalendar } from '../src/lib/calendar/eventCalendar.ts';
import { entriesOf } from '../src/lib/content/entries.ts';
import type { Page } from '../src/lib/content/pages.ts';
import { originOf } from '../src/lib/metadata.ts';
import { readEbooks } from './ebooks/ebookSchema.ts';
import { makeEbook } from './ebooks/makeEbook.ts';
import { shareCardAddress, shareCardOf } from './shareCardAddress.ts';
import { makeShareCards } from './shareCards.ts';

interface GeneratedFile {
  type: string;
  body: Uint8Array | string;
}

/** The post-and-lintel mark, in the ink of the browser's light or dark tab. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#13212b}@media(prefers-color-scheme:dark){path{fill:#f1ede3}}</style><path d="M0 4h32v7H0zM4 11h3.2v17H4zM24.800 11H28v17h-3.200z"/></svg>';

/** Entries of the sitemap: listed pages of a locale, each under the host that serves it. */
function sitemap(pages: readonly Page[]): string {
  const entries = pages
    .filter((page) => page.isListed)
    .map((page) => {
      const alternates =
        page.locales.length > 1
          ? page.locales
              .map(
                (locale) =>
                  `<xhtml:link rel="alternate" hreflang="${locale}" href="${originOf(locale)}${page.path}"/>`,
              )
              .join('')
          : '';
      const lastModified = page.updated ? `<lastmod>${page.updated}</lastmod>` : '';
      return `<url><loc>${originOf(page.locale)}${page.path}</loc>${lastModified}${alternates}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

interface Maker {
  type: string;
  make: () => Promise<Uint8Array | string>;
}

/** Books of content/documents/ebooks, each a PDF named after its file. */
function ebookMakers(): Record<string, Maker> {
  return Object.fromEntries(
    [...readEbooks()].map(([name, book]) => [
      `/pdf/${name}.pdf`,
      { type: 'application/pdf', make: async () => (await makeEbook(name, book)).bytes },
    ]),
  );
}

const makers: Record<string, Maker> = {
  '/favicon.svg': { type: 'image/svg+xml', make: async () => FAVICON },
  '/pdf/roi_pdf.pdf': { type: 'application/pdf', make: async () => (await templates()).integration },
  '/pdf/roi_pdf_2.pdf': { type: 'application/pdf', make: async () => (await templates()).plain },
  [LINE_FORM_PATH]: {
    type: 'application/json',
    make: async () => JSON.stringify(newsletterLine('en')),
  },
  '/robots.txt': {
    type: 'text/plain',
    make: async () => `User-agent: *\nAllow: /\nSitemap: ${originOf('en')}/sitemap.xml\n`,
  },
};

let madeTemplates: ReturnType<typeof makeRoiTemplates> | undefined;

function templates(): ReturnType<typeof makeRoiTemplates> {
  madeTemplates ??= makeRoiTemplates();
  return madeTemplates;
}

/** One of the files that the build makes from code, for the development server. */
export async function readGeneratedFile(path: string): Promise<GeneratedFile | undefined> {
  const maker = makers[path] ?? ebookMakers()[path];
  return maker ? { type: maker.type, body: await maker.make() } : undefined;
}

/** Writes every file that is made from code rather than kept in the repository. */
export async function makeGeneratedFiles(out: string, pages: readonly Page[]): Promise<void> {
  for (const [path, maker] of Object.entries({ ...makers, ...ebookMakers() })) {
    const target = join(out, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await maker.make());
  }
  await writeFile(join(out, 'sitemap.xml'), sitemap(pages.filter((page) => page.locale === 'en')));
  const regional = pages.filter((page) => page.locale === 'en-AE');
  if (regional.length > 0) {
    const folder = join(out, '_hosts', 'en-AE');
    await writeFile(join(folder, 'sitemap.xml'), sitemap(regional));
    await writeFile(join(folder, LINE_FORM_PATH), JSON.stringify(newsletterLine('en-AE')));
  }
  for (const entry of [...entriesOf('event'), ...entriesOf('webinar')]) {
    const target = join(out, calendarAddress(entry.path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, eventCalendar(entry));
  }
  await makeShareCards(
    pages
      .filter((page) => !page.meta.ogImg)
      .map((page) => ({ ...shareCardOf(page), address: shareCardAddress(page) })),
    out,
  );
}
