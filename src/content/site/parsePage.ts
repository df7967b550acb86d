import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scheduleOf } from '../../../shared/site/schedule.ts';
import { bodyFaults } from '../checking/checkPages.ts';
import { pageSchema } from '../entries/pageSchema.ts';
import { seeingUnpublished } from '../entries/records.ts';
import { ContentError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import type { Locale } from '../files/locale.ts';
import { parseYaml } from '../files/parseYaml.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { Page } from '../Page.ts';
import { type PageOrigin, placeInPage } from '../reading/fieldPlace.ts';
import { mergeLocale } from '../reading/mergeLocale.ts';
import { parseContent } from '../reading/parseContent.ts';
import { readContentText, readYaml, splitFrontMatter } from '../reading/readContent.ts';
import { isShown } from '../reading/schedule.ts';
import { withTextsOf } from '../reading/standardTexts.ts';

/** What a page is made from. */
export interface Source {
  id: string;
  /** Its file within the folder of its locale; absent for a page that the loader generates. */
  entry?: string;
  file: string;
  data: unknown;
  prose?: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const idOf = (entry: string) => entry.replace(/\.(yaml|mdx)$/, '');

/**
 * Reads the file of a page.
 *
 * @param facts locale whose facts the page uses
 */
export function readSource(locale: Locale, entry: string, facts = locale): Source {
  const path = `${locale}/${entry}`;
  const id = idOf(entry);
  if (!entry.endsWith('.mdx')) return { id, entry, ...readYaml(path, facts) };
  const file = join(contentRoot(), path);
  const { frontMatter } = splitFrontMatter(readContentText(path, facts), file);
  return { id, entry, file, data: parseYaml(frontMatter, file, 2), prose: path };
}

/**
 * The sections and parents that every page of an entry's kind has, from content/templates. A page that defines its own
 * keeps them.
 */
function templateOf(data: unknown): { data: object; file: string } | undefined {
  const kind = (data as { entry?: { kind?: unknown } } | null)?.entry?.kind;
  const path = `templates/${String(kind)}.yaml`;
  if (typeof kind !== 'string' || !existsSync(join(contentRoot(), path))) return undefined;
  return readYaml(path) as { data: object; file: string };
}

/** Makes a page from its source. Throws ContentError. */
export function parsePage(source: Source, locale: Locale, locales: Locale[], base?: string): Page {
  const template = templateOf(source.data);
  const filled = isObject(source.data) ? { ...template?.data, ...source.data } : source.data;
  const origin: PageOrigin = { file: source.file, base, template: template?.file };
  const data = seeingUnpublished(!isShown(scheduleOf(filled)), () =>
    withTextsOf(locale, () => parseContent(pageSchema, filled, (path) => placeInPage(origin, path, filled))),
  );
  const page: Page = { ...data, id: source.id, path: pathOfPage(source.id), locale, locales };
  const whole = source.prose === undefined ? page : { ...page, prose: source.prose };
  const faults = bodyFaults(whole, source.file);
  if (faults.length > 0) throw new ContentError(faults);
  return whole;
}

/** Makes a region’s page from the source of the default language and from what differs. Throws ContentError. */
export function parseRegional(
  source: Source,
  variant: Source,
  { locale, locales }: { locale: Locale; locales: Locale[] },
): Page {
  const base = source.entry === undefined ? source : readSource('en', source.entry, locale);
  const data = mergeLocale(base.data as never, variant.data as never, variant.file, base.file);
  return parsePage({ ...source, ...variant, data }, locale, locales, source.file);
}
