import { join } from 'node:path';
import { z } from 'zod';
import { formatFault } from '../../../shared/Fault.ts';
import { isScheduled, type Schedule, whyUnpublished } from '../../../shared/site/schedule.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { collectFaults } from '../files/collectFaults.ts';
import { contentTime, keptUntilEdit } from '../files/contentCache.ts';
import { ContentError, type ContentFault, collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES, type Locale, VARIANTS } from '../files/locale.ts';
import { listContent } from '../reading/readContent.ts';
import { readRegionalRecord } from '../reading/readRegional.ts';
import { isShown } from '../reading/schedule.ts';
import { localeBeingRead } from '../reading/standardTexts.ts';
import { markedName } from '../words/publicationMark.ts';
import { type CollectionName, type RecordOf, recordSchemas } from './recordSchemas.ts';

interface Collection {
  records: Map<string, Schedule & { id: string }>;
  /** Records that the site does not show for now, such as drafts. */
  unpublished: Map<string, Schedule & { id: string }>;
  /** Faults by record id. */
  faults: Map<string, readonly ContentFault[]>;
}

function load(collection: CollectionName, locale: Locale): Collection {
  const found: Collection = { records: new Map(), unpublished: new Map(), faults: new Map() };
  for (const path of listContent(`records/${collection}`, ['.yaml'])) {
    const id = path.replace(/\.yaml$/, '');
    const faults: ContentFault[] = [];
    const data = collectError(faults, () =>
      readRegionalRecord<z.ZodType<Schedule>>(`${collection}/${path}`, locale, recordSchemas[collection]),
    );
    if (data === undefined) found.faults.set(id, faults);
    else if (isShown(data)) found.records.set(id, markedName({ ...data, id }));
    else found.unpublished.set(id, { ...data, id });
  }
  return found;
}

const collectionsOf = keptUntilEdit((locale: Locale) =>
  keptUntilEdit((collection: CollectionName) => load(collection, locale)),
);

/** A collection in the words of the page that is being read. */
const collectionOf = (collection: CollectionName) => collectionsOf(localeBeingRead())(collection);

const collectionNames = Object.keys(recordSchemas) as CollectionName[];

/** The records of a collection by id, read once; those with a faulty file are left out, see recordFaults(). */
export function records<Name extends CollectionName>(collection: Name): ReadonlyMap<string, RecordOf<Name>> {
  const { records: found, faults } = collectionOf(collection);
  collectFaults([...faults.values()].flat());
  return found as Map<string, RecordOf<Name>>;
}

/** Every record that is a draft, or is published for a time only. */
export function scheduledRecords(): { collection: CollectionName; id: string; schedule: Schedule }[] {
  return collectionNames.flatMap((collection) => {
    const { records: shown, unpublished } = collectionOf(collection);
    return [...shown.values(), ...unpublished.values()]
      .filter(isScheduled)
      .map((record) => ({ collection, id: record.id, schedule: record }));
  });
}

const unpublishedRecord = (collection: CollectionName, record: Schedule & { id: string }) =>
  `the record “${record.id}” in content/records/${collection} ${whyUnpublished(record, contentTime())}: publish it first, or name another`;

const sight = { isFull: false };

/** Runs a step in which references reach records that are not published: a draft may name another draft. */
export function seeingUnpublished<Result>(isFull: boolean, step: () => Result): Result {
  const before = sight.isFull;
  sight.isFull = isFull;
  try {
    return step();
  } finally {
    sight.isFull = before;
  }
}

/** One record by id. Throws with the known ids if there is none. */
export function record<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
  const { records: known, unpublished, faults } = collectionOf(collection);
  const found = known.get(id);
  if (found) return found as RecordOf<Name>;
  const own = faults.get(id);
  if (own) throw new ContentError(own);
  const withheld = unpublished.get(id);
  if (withheld) throw new Error(unpublishedRecord(collection, withheld));
  throw new Error(`no “${id}” in content/records/${collection}: use one of ${[...known.keys()].join(', ')}`);
}

/** A field that holds a record's id in the file and the whole record after parsing. */
export function reference<Name extends CollectionName>(collection: Name) {
  const named = z.string().meta({ collection: `content/records/${collection}` });
  return named.transform((id, context): RecordOf<Name> => {
    const { records: known, unpublished, faults } = collectionOf(collection);
    const withheld = unpublished.get(id);
    const found = known.get(id) ?? (sight.isFull ? withheld : undefined);
    if (found) return found as RecordOf<Name>;
    if (withheld) {
      context.addIssue({ code: 'custom', message: unpublishedRecord(collection, withheld) });
      return z.NEVER;
    }
    const [fault] = faults.get(id) ?? [];
    context.addIssue({
      code: 'custom',
      message: fault
        ? `the record “${id}” cannot be used: correct ${fault.file} first`
        : `no “${id}” in content/records/${collection}: ${remedyFor(id, [...known.keys()])}`,
      ...(fault ? { params: { because: fault.file } } : {}),
    });
    return z.NEVER;
  });
}

/** The files that change no record, because there is none of that name. */
const strayRecords = (locale: Locale): ContentFault[] => {
  const known = collectionNames.flatMap((name) =>
    listContent(`records/${name}`, ['.yaml']).map((path) => `${name}/${path}`),
  );
  return listContent(`records/${locale}`, ['.yaml'])
    .filter((path) => !known.includes(path))
    .map((path) => ({
      file: join(contentRoot(), 'records', locale, path),
      text: `changes no record: there is no content/records/${path}: ${remedyFor(path, known)}`,
    }));
};

/** The faults in the files of every collection in every locale, whether or not a page uses them. */
export function recordFaults(): ContentFault[] {
  const found = LOCALES.flatMap((locale) =>
    collectionNames.flatMap((name) => [...collectionsOf(locale)(name).faults.values()].flat()),
  );
  const once = new Map(
    [...found, ...VARIANTS.flatMap(strayRecords)].map((fault) => [formatFault(fault), fault]),
  );
  return [...once.values()];
}
