import { join } from 'node:path';
import { buildingNames } from '../../scenes/buildings/buildingScene.ts';
import { drawingNames } from '../../scenes/drawings/drawings.ts';
import { proseFaults } from './checkProse.ts';
import { ContentError } from './contentError.ts';
import type { Page } from './pages.ts';
import { CONTENT_ROOT, listContent, readContentText, splitFrontMatter } from './readContent.ts';

/** Sections in which the text of an MDX page stands, and which have none of their own. */
const textSections = ['articleBody', 'chapterGuide', 'legalText', 'prose', 'releaseSheet'];

/** Stops at files of a locale that a writer means as pages and that would be left out, or have an address nobody can type. */
export function checkFileNames(locale: string): void {
  for (const entry of listContent(locale, ['.md', '.yml', '.yaml', '.mdx'])) {
    const file = join(CONTENT_ROOT, locale, entry);
    if (entry.endsWith('.md')) throw new ContentError(file, ['is not read: let its name end in .mdx']);
    if (entry.endsWith('.yml')) throw new ContentError(file, ['is not read: let its name end in .yaml']);
    const address = entry.replace(/\.(yaml|mdx)$/, '').replace(/\{[a-zA-Z-]+\}/g, 'x');
    if (!/^[a-zA-Z0-9]+(?:[-/][a-zA-Z0-9]+)*$/.test(address))
      throw new ContentError(file, [
        'its name is the page’s address: use lower-case words joined by hyphens, such as read-a-filter',
      ]);
  }
}

/** Says that an entry would be an empty page: neither its kind nor its file gives it sections, or it has no text. */
function bodyFault({ entry, sections, prose }: Page): string | undefined {
  if (entry === undefined) return undefined;
  if (sections.length === 0 && prose === undefined)
    return `sections: a page of the kind ${entry.kind} needs its own: copy them from another page of that kind`;
  const [text] = sections.filter(({ type }) => textSections.includes(type));
  if (prose !== undefined || text === undefined) return undefined;
  if (text.type === 'prose' && text.body.length > 0) return undefined;
  return 'has no text: let its name end in .mdx, put the head between two lines of ---, and write the text below';
}

/** Stops at an entry without a body, and at text that the build could not read. */
export function checkBody(page: Page, file: string): void {
  const fault = bodyFault(page);
  if (fault !== undefined) throw new ContentError(file, [fault]);
  if (page.prose === undefined) return;
  const whole = readContentText(page.prose);
  const { body } = splitFrontMatter(whole, file);
  const firstLine = whole.slice(0, whole.length - body.length).split('\n').length;
  const faults = proseFaults(body, { drawings: drawingNames, buildings: buildingNames }, firstLine);
  if (faults.length > 0) throw new ContentError(file, faults);
}

/** Stops at two pages with one title or one description, as a copied file has them. */
export function checkUnique(pages: readonly Page[], fileOf: (page: Page) => string): void {
  for (const field of ['title', 'desc'] as const) {
    const seen = new Map<string, Page>();
    for (const page of pages.filter(({ locale }) => locale === 'en')) {
      const other = seen.get(page.meta[field]);
      if (other)
        throw new ContentError(fileOf(page), [
          `meta.${field}: is the same as that of ${fileOf(other)}: write another, search engines show one of the two only`,
        ]);
      seen.set(page.meta[field], page);
    }
  }
}
