import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillSiteTokens } from '../../../config/site.ts';
import { formatFault } from '../../../shared/Fault.ts';
import { formFaults } from './checkForms.ts';
import { bodyFaults, fileNameFaults, repeatedMetadata } from './checkPages.ts';
import { ContentError, type ContentFault, orNote } from './contentError.ts';
import { lineOfField, type PageOrigin, placeInPage } from './fieldPlace.ts';
import { formFileFaults } from './forms.ts';
import { listPageSchema, withListPages } from './listPages.ts';
import { mergeLocale } from './mergeLocale.ts';
import { nearest } from './nearest.ts';
import { onDemandData, onDemandId } from './onDemandPage.ts';
import { pageSchema } from './pageSchema.ts';
import type { Locale, Page } from './pages.ts';
import { parseContent } from './parseContent.ts';
import { pathOfPage } from './pathOfPage.ts';
import {
  CONTENT_ROOT,
  listContent,
  parseYaml,
  readContentText,
  readYaml,
  splitFrontMatter,
} from './readContent.ts';
import { recordFaults } from './records.ts';

/** What the content folder holds. */
export interface LoadedContent {
  /** The pages that can be used. */
  pages: Page[];
  /** Everything that is wrong, in any file; a build takes place only when there is none. */
  faults: ContentFault[];
  /** Every path that has a page in the default language, that of a page which cannot be used included. */
  paths: readonly string[];
}

interface Source {
  id: string;
  file: string;
  data: unknown;
  prose?: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const idOf = (entry: string) => entry.replace(/\.(yaml|mdx)$/, '');

function readSource(locale: Locale, entry: string): Source {
  const path = `${locale}/${entry}`;
  const id = idOf(entry);
  if (!entry.endsWith('.mdx')) return { id, ...readYaml(path) };
  const file = join(CONTENT_ROOT, path);
  const { frontMatter } = splitFrontMatter(readContentText(path), file);
  return { id, file, data: parseYaml(frontMatter, file, 2), prose: path };
}

/** The files of a locale that can be read, by the id of their page. */
function readSources(locale: Locale, faults: ContentFault[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  faults.push(...fileNameFaults(locale));
  for (const entry of listContent(locale, ['.yaml', '.mdx'])) {
    const source = orNote(faults, () => readSource(locale, entry));
    if (source === undefined) continue;
    if (sources.has(source.id))
      faults.push({ file: source.file, text: 'stands twice, as .yaml and as .mdx: keep one' });
    sources.set(source.id, source);
  }
  return sources;
}

/**
 * Sections and parents that every page of an entry's kind has, from content/templates. A page that names its own keeps
 * its own.
 */
function templateOf(data: unknown): { data: object; file: string } | undefined {
  const kind = (data as { entry?: { kind?: unknown } } | null)?.entry?.kind;
  const path = `templates/${String(kind)}.yaml`;
  if (typeof kind !== 'string' || !existsSync(join(CONTENT_ROOT, path))) return undefined;
  return readYaml(path) as { data: object; file: string };
}

function parsePage(source: Source, locale: Locale, locales: Locale[], base?: string): Page {
  const template = templateOf(source.data);
  const filled = isObject(source.data) ? { ...template?.data, ...source.data } : source.data;
  const origin: PageOrigin = { file: source.file, base, template: template?.file };
  const data = parseContent(pageSchema, filled, (path) => placeInPage(origin, path, filled));
  const page: Page = { ...data, id: source.id, path: pathOfPage(source.id), locale, locales };
  const whole = source.prose === undefined ? page : { ...page, prose: source.prose };
  const faults = bodyFaults(whole, source.file);
  if (faults.length > 0) throw new ContentError(faults);
  return whole;
}

/** A page and its regional variant. What is wrong with both is said of the page alone. */
function parsePages(source: Source, variant: Source | undefined, faults: ContentFault[]): Page[] {
  const locales: Locale[] = variant ? ['en', 'en-AE'] : ['en'];
  const own: ContentFault[] = [];
  const page = orNote(own, () => parsePage(source, 'en', locales));
  const known = new Set(own.map(formatFault));
  const further: ContentFault[] = [];
  const regional =
    variant &&
    orNote(further, () => {
      const data = mergeLocale(source.data as never, variant.data as never, variant.file);
      return parsePage({ ...source, ...variant, data }, 'en-AE', locales, source.file);
    });
  faults.push(...own, ...further.filter((fault) => !known.has(formatFault(fault))));
  return [page, regional].filter((one) => one !== undefined);
}

/** The registration pages of recorded webinars: no file of their own, all from one template. */
function onDemandPages(pages: readonly Page[], faults: ContentFault[]): Page[] {
  const path = 'templates/onDemand.yaml';
  if (!existsSync(join(CONTENT_ROOT, path))) return [];
  const template = orNote(faults, () => readYaml(path));
  if (template === undefined) return [];
  return pages.flatMap((page) => {
    const data = page.locale === 'en' ? onDemandData(page.id, page, template.data as object) : undefined;
    if (data === undefined) return [];
    const source = { id: onDemandId(page.id), file: template.file, data };
    const made = orNote(faults, () => parsePage(source, 'en', ['en']));
    return made === undefined ? [] : [{ ...made, onDemandOf: page.id }];
  });
}

/** The pages with those that long lists are split over. */
function splitLists(pages: Page[], faults: ContentFault[]): Page[] {
  const path = 'templates/listPage.yaml';
  if (!existsSync(join(CONTENT_ROOT, path))) return pages;
  const words = orNote(faults, () => {
    const { data, file } = readYaml(path);
    return parseContent(listPageSchema, data, file);
  });
  return words === undefined ? pages : withListPages(pages, words);
}

function parentRemedy(id: string, known: readonly string[]): string {
  const meant = nearest(id, known);
  return `${meant === undefined ? '' : `did you mean “${meant}”? `}Use the path of a file below content/en, without its ending`;
}

function parentFaults(page: Page, known: readonly string[], file: string): ContentFault[] {
  return page.parents.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [
          {
            file,
            line: lineOfField(file, ['parents', index]),
            text: `parents: no page “${id}”: ${parentRemedy(id, known)}`,
          },
        ],
  );
}

/** Pages whose names, once filled in, are one and the same address. */
function addressFaults(pages: readonly Page[], fileOf: (page: Page) => string): ContentFault[] {
  const known = new Map<string, Page>();
  return pages.flatMap((page) => {
    const other = known.get(page.path);
    known.set(page.path, page);
    return other === undefined
      ? []
      : [{ file: fileOf(page), text: `has the same path as ${fileOf(other)}: rename one of them` }];
  });
}

/**
 * Reads and checks everything below the content folder that pages are made of. What is wrong with one file leaves the
 * others as they are.
 */
export function loadContent(): LoadedContent {
  const faults: ContentFault[] = [...recordFaults(), ...formFileFaults()];
  const base = readSources('en', faults);
  const variants = readSources('en-AE', faults);
  // Files that cannot be read have an address too: what leads to them is not wrong for that.
  const ids = listContent('en', ['.yaml', '.mdx']).map(idOf);
  for (const variant of variants.values())
    if (!ids.includes(variant.id))
      faults.push({
        file: variant.file,
        text: 'has no page of the same path in content/en: add it there first',
      });
  let pages = [...base.values()].flatMap((source) => parsePages(source, variants.get(source.id), faults));
  pages.push(...onDemandPages(pages, faults));
  pages = splitLists(pages, faults);

  const fileOf = (page: Page) => {
    const source = (page.locale === 'en' ? base : variants).get(
      page.onDemandOf ?? page.listPage?.hub ?? page.id,
    );
    return source?.file ?? page.id;
  };
  const known = ids.map(fillSiteTokens);
  const english = pages.filter(({ locale }) => locale === 'en');
  const paths = [...new Set([...ids.map(pathOfPage), ...english.map(({ path }) => path)])];
  faults.push(
    ...english.flatMap((page) => parentFaults(page, known, fileOf(page))),
    ...addressFaults(english, fileOf),
    ...repeatedMetadata(english, fileOf),
    ...formFaults(pages, paths, fileOf),
  );
  return { pages, faults, paths };
}
