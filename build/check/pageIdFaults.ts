import { join } from 'node:path';
import { fieldName } from '../../shared/content/fieldName.ts';
import type { Fault } from '../../shared/Fault.ts';
import { chromeFaults } from '../../src/chrome/chromeFaults.ts';
import type { CollectionName } from '../../src/content/entries/recordSchemas.ts';
import { recordFaults, records } from '../../src/content/entries/records.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { lineOfField } from '../../src/content/reading/fieldPlace.ts';
import type { LoadedContent } from '../../src/content/site/loadContent.ts';
import {
  type NamedPages,
  namedPages,
  noPage,
  suggestion,
  textsAt,
} from '../../src/content/site/namedPages.ts';

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

function recordFaultsOf(known: NamedPages): Fault[] {
  const folder = join(contentRoot(), 'records');
  // A faulty record is left out of its collection; that fault is reported instead.
  const faulty = new Set(recordFaults().map(({ file }) => file));
  return RECORD_FIELDS.flatMap(([collection, field, names]) =>
    [...records(collection)].flatMap(([id, record]) =>
      [...textsAt(record, field)].flatMap(({ text, path }) => {
        const others = names === 'page' ? known.ids : [...records(names).keys()];
        if (names === 'page' ? known.isPage(text) : others.includes(text)) return [];
        if (faulty.has(join(folder, names, `${text}.yaml`))) return [];
        const file = join(folder, collection, `${id}.yaml`);
        const fault =
          names === 'page'
            ? noPage(text, known)
            : `there is no “${text}” in content/records/${names}: ${suggestion(text, others)}Use the name of a file there, without its ending`;
        return [{ file, line: lineOfField(file, path), text: `${fieldName(path)}: ${fault}` }];
      }),
    ),
  );
}

/** Names in menus, records and chrome text that match no page that is shown. */
export function pageIdFaults(content: Pick<LoadedContent, 'paths' | 'unpublished'>): Fault[] {
  return [...recordFaultsOf(namedPages(content)), ...chromeFaults(content)];
}
