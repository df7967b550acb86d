import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from '../../config/navigation.ts';
import { fillSiteTokens, siteConfig } from '../../config/site.ts';
import type { Fault } from '../../shared/Fault.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { orNote } from '../../src/content/contentError.ts';
import { CONTENT_ROOT } from '../../src/content/contentRoot.ts';
import { lineOfField } from '../../src/content/fieldPlace.ts';
import { pathOfPage } from '../../src/content/pathOfPage.ts';
import { listContent, readYaml } from '../../src/content/readContent.ts';
import type { CollectionName } from '../../src/content/recordSchemas.ts';
import { records } from '../../src/content/records.ts';

const NAVIGATION = 'config/navigation.ts';

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

const noPage = (id: string, ids: readonly string[]) =>
  `there is no page “${id}”: ${suggestion(id, ids)}Use the path of a file below content/en, without its ending`;

/** Faults in menus: an entry names a page by its id, or an external address by @ and its key. */
function menuFaults(ids: readonly string[], isPage: (id: string) => boolean): Fault[] {
  const lines = readFileSync(NAVIGATION, 'utf8').split('\n');
  const keys = Object.keys(siteConfig.links);
  const faultOf = (link: string) => {
    if (!link.startsWith('@')) return isPage(link) ? undefined : noPage(link, ids);
    return keys.includes(link.slice(1))
      ? undefined
      : `“${link}” is no key of links in config/site.ts: add it there, or use ${keys.map((key) => `@${key}`).join(' or ')}`;
  };
  return [...new Set([...textsAt(navigation, 'link')].map(({ text }) => text))].flatMap((link) => {
    const text = faultOf(link);
    const line = lines.findIndex((one) => one.includes(`'${link}'`)) + 1;
    return text === undefined ? [] : [{ file: NAVIGATION, line, text: `link: ${text}` }];
  });
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

function recordFaultsOf(ids: readonly string[], isPage: (id: string) => boolean): Fault[] {
  return RECORD_FIELDS.flatMap(([collection, field, names]) =>
    [...records(collection)].flatMap(([id, record]) =>
      [...textsAt(record, field)].flatMap(({ text, path }) => {
        const others = names === 'page' ? ids : [...records(names).keys()];
        if (names === 'page' ? isPage(text) : others.includes(text)) return [];
        const file = join(CONTENT_ROOT, 'records', collection, `${id}.yaml`);
        const fault =
          names === 'page'
            ? noPage(text, ids)
            : `there is no “${text}” in content/records/${names}: ${suggestion(text, others)}Use the name of a file there, without its ending`;
        return [{ file, line: lineOfField(file, path), text: `${path.join('.')}: ${fault}` }];
      }),
    ),
  );
}

/** Faults in the chrome’s text, whose menus refer to pages. */
function chromeFaults(ids: readonly string[], isPage: (id: string) => boolean): Fault[] {
  return listContent('chrome', ['.yaml']).flatMap((name) => {
    const read = orNote([], () => readYaml(`chrome/${name}`));
    return [...textsAt(read?.data, 'page')].flatMap(({ text, path }) =>
      read === undefined || isPage(text)
        ? []
        : [
            {
              file: read.file,
              line: lineOfField(read.file, path),
              text: `${path.join('.')}: ${noPage(text, ids)}`,
            },
          ],
    );
  });
}

/** Page ids in menus, records and chrome text that match no page. paths are those of every page. */
export function pageIdFaults(paths: readonly string[]): Fault[] {
  const ids = listContent('en', ['.yaml', '.mdx']).map((entry) => entry.replace(/\.(yaml|mdx)$/, ''));
  const known = new Set(paths);
  const isPage = (id: string) => known.has(pathOfPage(id));
  const filled = ids.map(fillSiteTokens);
  return [...menuFaults(filled, isPage), ...recordFaultsOf(filled, isPage), ...chromeFaults(filled, isPage)];
}
