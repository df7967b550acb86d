import { join } from 'node:path';
import { z } from 'zod';
import { remedyFor } from './nearest.ts';
import { parseContent } from './parseContent.ts';
import { CONTENT_ROOT, listContent, parseYaml, readContentText } from './readContent.ts';
import { type CollectionName, type RecordOf, recordSchemas } from './recordSchemas.ts';

const loaded = new Map<CollectionName, Map<string, unknown>>();

function load(collection: CollectionName): Map<string, unknown> {
  const records = new Map<string, unknown>();
  for (const path of listContent(`records/${collection}`, ['.yaml'])) {
    const file = join(CONTENT_ROOT, 'records', collection, path);
    const text = readContentText(`records/${collection}/${path}`);
    const data = parseContent<z.ZodType<object>>(recordSchemas[collection], parseYaml(text, file), file);
    const id = path.replace(/\.yaml$/, '');
    records.set(id, { ...data, id });
  }
  return records;
}

/** All records of a collection by id, read once. Throws ContentError for a file that does not fit its schema. */
export function records<Name extends CollectionName>(collection: Name): ReadonlyMap<string, RecordOf<Name>> {
  let found = loaded.get(collection);
  if (!found) {
    found = load(collection);
    loaded.set(collection, found);
  }
  return found as Map<string, RecordOf<Name>>;
}

/** One record by id. Throws with the known ids when there is none. */
export function record<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
  const found = records(collection).get(id);
  if (!found)
    throw new Error(
      `no “${id}” in content/records/${collection}: use one of ${[...records(collection).keys()].join(', ')}`,
    );
  return found;
}

/** A field that holds a record's id in the file and the whole record after parsing. */
export function reference<Name extends CollectionName>(collection: Name) {
  return z.string().transform((id, context): RecordOf<Name> => {
    const found = records(collection).get(id);
    if (!found) {
      context.addIssue({
        code: 'custom',
        message: `no “${id}” in content/records/${collection}: ${remedyFor(id, [...records(collection).keys()])}`,
      });
      return z.NEVER;
    }
    return found;
  });
}

/** Reads every collection, so that a fault in a record that no page names yet is said too. */
export function checkRecords(): void {
  for (const name of Object.keys(recordSchemas)) records(name as CollectionName);
}
