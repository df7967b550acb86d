import { join } from 'node:path';
import { z } from 'zod';
import { remedyFor } from '../../shared/text/nearest.ts';
import { keptUntilEdit } from './contentCache.ts';
import { ContentError, type ContentFault, orNote } from './contentError.ts';
import { CONTENT_ROOT } from './contentRoot.ts';
import { meetFaults } from './metFaults.ts';
import { parseContent } from './parseContent.ts';
import { parseYaml } from './parseYaml.ts';
import { listContent, readContentText } from './readContent.ts';
import { type CollectionName, type RecordOf, recordSchemas } from './recordSchemas.ts';

interface Collection {
  records: Map<string, unknown>;
  /** Faults by record id. */
  faults: Map<string, readonly ContentFault[]>;
}

function load(collection: CollectionName): Collection {
  const found: Collection = { records: new Map(), faults: new Map() };
  for (const path of listContent(`records/${collection}`, ['.yaml'])) {
    const file = join(CONTENT_ROOT, 'records', collection, path);
    const id = path.replace(/\.yaml$/, '');
    const faults: ContentFault[] = [];
    const data = orNote(faults, () => {
      const text = readContentText(`records/${collection}/${path}`);
      return parseContent<z.ZodType<object>>(recordSchemas[collection], parseYaml(text, file), file);
    });
    if (data === undefined) found.faults.set(id, faults);
    else found.records.set(id, { ...data, id });
  }
  return found;
}

const collectionOf = keptUntilEdit(load);

/** The records of a collection by id, read once; those with a faulty file are left out, see recordFaults(). */
export function records<Name extends CollectionName>(collection: Name): ReadonlyMap<string, RecordOf<Name>> {
  const { records: found, faults } = collectionOf(collection);
  meetFaults([...faults.values()].flat());
  return found as Map<string, RecordOf<Name>>;
}

/** One record by id. Throws with the known ids if there is none. */
export function record<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
  const { records: known, faults } = collectionOf(collection);
  const found = known.get(id);
  if (found) return found as RecordOf<Name>;
  const own = faults.get(id);
  if (own) throw new ContentError(own);
  throw new Error(`no “${id}” in content/records/${collection}: use one of ${[...known.keys()].join(', ')}`);
}

/** A field that holds a record's id in the file and the whole record after parsing. */
export function reference<Name extends CollectionName>(collection: Name) {
  const named = z.string().meta({ collection: `content/records/${collection}` });
  return named.transform((id, context): RecordOf<Name> => {
    const { records: known, faults } = collectionOf(collection);
    const found = known.get(id);
    if (found) return found as RecordOf<Name>;
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

/** The faults in the files of every collection, whether or not a page uses them. */
export function recordFaults(): ContentFault[] {
  return Object.keys(recordSchemas).flatMap((name) =>
    [...collectionOf(name as CollectionName).faults.values()].flat(),
  );
}
