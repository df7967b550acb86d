import { join } from 'node:path';
import { fillSiteTokens, siteConfig } from '../../config/site.ts';
import type { Fault } from '../../shared/Fault.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { type UnpublishedPaths, unpublishedPaths } from '../../src/content/checkRelations.ts';
import { orNote } from '../../src/content/contentError.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { fieldName } from '../../src/content/fieldName.ts';
import { lineOfField } from '../../src/content/fieldPlace.ts';
import type { LoadedContent } from '../../src/content/loadContent.ts';
import { pathOfPage } from '../../src/content/pathOfPage.ts';
import { listContent, readYaml } from '../../src/content/readContent.ts';
import type { CollectionName } from '../../src/content/recordSchemas.ts';
import { records } from '../../src/content/records.ts';
import { iconPaths } from '../../src/ui/Icon/iconPaths.ts';

type Path = readonly (string | number)[];

/** Every text in a field with a given name, at any depth, with its path. */
function* textsAt(value: unknown, name: string, path: Path = []): Generator<{ text: string; path: Path }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === name && typeof part === 'string') yield { text: part, path: place };
    else yield* textsAt(part, name, place);
  }
}

function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `did you mean “${meant}”? `;
}

/** The pages that may be named. */
interface KnownPages {
  ids: readonly string[];
  isPage: (id: string) => boolean;
  hidden: UnpublishedPaths;
}

function noPage(id: string, { ids, hidden }: KnownPages): string {
  const reason = hidden.get(pathOfPage(id));
  if (reason !== undefined) return `the page “${id}” ${reason}: publish it first, or name another`;
  return `there is no page “${id}”: ${suggestion(id, ids)}Use the path of a file below content/en, without its ending`;
}

/** Faults in menus: an entry refers to a page by its id, or to an external address by @ and its key, and may have icons. */
function menuFaults(known: KnownPages): Fault[] {
  const read = orNote([], () => readYaml('settings/navigation.yaml'));
  const keys = Object.keys(siteConfig.links);
  const faultOf = (link: string) => {
    if (!link.startsWith('@')) return known.isPage(link) ? undefined : noPage(link, known);
    return keys.includes(link.slice(1))
      ? undefined
      : `“${link}” is no key of links in config/site.ts: add it there, or use ${keys.map((key) => `@${key}`).join(' or ')}`;
  };
  // A file that cannot be read is reported with the content.
  if (read === undefined) return [];
  const icons = Object.keys(iconPaths);
  const unknownIcons = ['icon', 'hoverIcon'].flatMap((field) =>
    [...textsAt(read.data, field)]
      .filter(({ text }) => !icons.includes(text))
      .map(({ text, path }) => ({
        file: read.file,
        line: lineOfField(read.file, path),
        text: `${fieldName(path)}: there is no icon “${text}”: ${suggestion(text, icons)}Use one of ${icons.join(', ')}`,
      })),
  );
  const links = [...textsAt(read.data, 'link')].flatMap(({ text: link, path }) => {
    // Menus leave out the entries of their lists whose page is not published.
    if (typeof path.at(-2) === 'number' && known.hidden.has(pathOfPage(link))) return [];
    const text = faultOf(link);
    if (text === undefined) return [];
    return [{ file: read.file, line: lineOfField(read.file, path), text: `${fieldName(path)}: ${text}` }];
  });
  return [...links, ...unknownIcons];
}

/** Fields of records that refer to a page or to a record of another collection. */
const RECORD_FIELDS: readonly (readonly [CollectionName, field: string, names: 'page' | CollectionName])[] = [
  ['products', 'page', 'page'],
  ['modules', 'page', 'page'],
  ['modules', 'product', 'products'],
  ['industries', 'page', 'page'],
  ['awards', 'page', 'page'],
  ['customers', 'caseStudy', 'page'],
  ['customers', 'person', 'people'],
];

function recordFaultsOf(known: KnownPages): Fault[] {
  return RECORD_FIELDS.flatMap(([collection, field, names]) =>
    [...records(collection)].flatMap(([id, record]) =>
      [...textsAt(record, field)].flatMap(({ text, path }) => {
        const others = names === 'page' ? known.ids : [...records(names).keys()];
        if (names === 'page' ? known.isPage(text) : others.includes(text)) return [];
        const file = join(contentRoot(), 'records', collection, `${id}.yaml`);
        const fault =
          names === 'page'
            ? noPage(text, known)
            : `there is no “${text}” in content/records/${names}: ${suggestion(text, others)}Use the name of a file there, without its ending`;
        return [{ file, line: lineOfField(file, path), text: `${fieldName(path)}: ${fault}` }];
      }),
    ),
  );
}

/** Faults in the chrome’s text, whose menus refer to pages. */
function chromeFaults(known: KnownPages): Fault[] {
  return listContent('chrome', ['.yaml']).flatMap((name) => {
    const read = orNote([], () => readYaml(`chrome/${name}`));
    return [...textsAt(read?.data, 'page')].flatMap(({ text, path }) =>
      read === undefined || known.isPage(text)
        ? []
        : [
            {
              file: read.file,
              line: lineOfField(read.file, path),
              text: `${fieldName(path)}: ${noPage(text, known)}`,
            },
          ],
    );
  });
}

/** Page ids in menus, records and chrome text that match no page that is shown. */
export function pageIdFaults({ paths, unpublished }: Pick<LoadedContent, 'paths' | 'unpublished'>): Fault[] {
  const ids = listContent('en', ['.yaml', '.mdx']).map((entry) => entry.replace(/\.(yaml|mdx)$/, ''));
  const shown = new Set(paths);
  const known: KnownPages = {
    ids: ids.map(fillSiteTokens),
    isPage: (id) => shown.has(pathOfPage(id)),
    hidden: unpublishedPaths(unpublished),
  };
  return [...menuFaults(known), ...recordFaultsOf(known), ...chromeFaults(known)];
}
