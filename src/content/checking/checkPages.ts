import { join } from 'node:path';
import { buildingKinds } from '../../scenes/buildings/building.ts';
import { drawingNames, explodedParts } from '../../scenes/drawings/drawings.ts';
import type { ContentFault } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { addedFiles } from '../files/gitChanges.ts';
import { unsavedFiles } from '../files/unsavedTexts.ts';
import type { Page } from '../Page.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { listContent, readContentText, splitFrontMatter } from '../reading/readContent.ts';
import { proseFaults } from './checkProse.ts';

/** Sections that show the text of an MDX page and have no text of their own. */
const textSections = ['articleBody', 'chapterGuide', 'glossary', 'legalText', 'prose', 'pressReleaseText'];

/** What is wrong with the name of a page's file, or undefined if nothing is. */
function nameFault(entry: string): string | undefined {
  if (entry.endsWith('.md')) return 'is not read: let its name end in .mdx';
  if (entry.endsWith('.yml')) return 'is not read: let its name end in .yaml';
  const address = entry.replace(/\.(yaml|mdx)$/, '').replace(/\{[a-zA-Z-]+\}/g, 'x');
  return /^[a-zA-Z0-9]+(?:[-/][a-zA-Z0-9]+)*$/.test(address)
    ? undefined
    : 'its name is the page’s address: use lower-case words joined by hyphens, such as read-a-filter';
}

/** Files of a locale that are meant as pages but would be left out, or would get a URL that cannot be typed. */
export function fileNameFaults(locale: string): ContentFault[] {
  return listContent(locale, ['.md', '.yml', '.yaml', '.mdx']).flatMap((entry) => {
    const text = nameFault(entry);
    return text === undefined ? [] : [{ file: join(contentRoot(), locale, entry), text }];
  });
}

/** Reports an entry that would be an empty page: neither its kind nor its file gives it sections, or it has no text. */
function bodyFault({ entry, sections, prose }: Page): string | undefined {
  if (entry === undefined) return undefined;
  if (sections.length === 0 && prose === undefined)
    return `sections: a page of the kind ${entry.kind} needs its own: copy them from another page of that kind`;
  const [text] = sections.filter(({ type }) => textSections.includes(type));
  if (prose !== undefined || text === undefined) return undefined;
  if (text.type === 'prose' && text.body.length > 0) return undefined;
  return 'has no text: let its name end in .mdx, put the head between two lines of ---, and write the text below';
}

/** Finds entries without a body, and text that the build could not read. */
export function bodyFaults(page: Page, file: string): ContentFault[] {
  const text = bodyFault(page);
  if (text !== undefined) return [{ file, text }];
  if (page.prose === undefined) return [];
  const whole = readContentText(page.prose, page.locale);
  const { body } = splitFrontMatter(whole, file);
  const firstLine = whole.slice(0, whole.length - body.length).split('\n').length;
  const names = { drawings: drawingNames, buildings: buildingKinds, exploded: explodedParts };
  return proseFaults(body, names, firstLine).map((fault) => ({ file, ...fault }));
}

/**
 * Finds pages that share a title or a description, as a copied file does. Of those, the file that was there first keeps
 * them: one that is new in this change, or being edited, is the copy.
 *
 * @param added lists the new files, once there is a fault
 */
export function repeatedMetadata(
  pages: readonly Page[],
  fileOf: (page: Page) => string,
  added: () => readonly string[] = addedFiles,
): ContentFault[] {
  return (['title', 'desc'] as const).flatMap((field) =>
    [...Map.groupBy(pages, ({ meta }) => meta[field]).values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => {
        const copies = new Set([...unsavedFiles(), ...added()]);
        const [first, ...others] = group
          .map(fileOf)
          .toSorted((one, other) => Number(copies.has(one)) - Number(copies.has(other)));
        return others.map((file) => ({
          file,
          line: lineOfField(file, ['meta', field]),
          text: `meta.${field}: is the same as that of ${first}: write another, search engines show one of the two only`,
        }));
      }),
  );
}
