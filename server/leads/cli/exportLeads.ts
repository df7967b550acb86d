import { type FileHandle, open, rm } from 'node:fs/promises';
import { reportProgress } from '../../progress/reportProgress.ts';
import type { StoredLead } from '../Lead.ts';
import type { LeadFilter, LeadStore } from '../LeadStore.ts';
import { LeadsCsv } from './LeadsCsv.ts';

/** Number of leads in memory at a time. */
const BATCH = 1000;

/** Leads that match a filter, newest first, in batches. */
async function* batchesOf(store: LeadStore, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
  let before: string | undefined;
  for (;;) {
    const leads = await store.list({ ...filter, limit: BATCH, ...(before !== undefined && { before }) });
    if (leads.length > 0) yield leads;
    if (leads.length < BATCH) return;
    before = leads.at(-1)?.id;
  }
}

/** Creates a file. Throws if it exists, because it might be the store. */
async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} already exists: name another file.`);
    throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface LeadExport {
  store: LeadStore;
  filter: LeadFilter;
  file: string;
  /** Called with the number of leads before the first of them is written. */
  onCounted: (count: number) => Promise<void>;
}

/**
 * Writes leads to a CSV file with mode 0600, however many there are. Returns how many. Leads that arrive in the
 * meantime are not included. Throws if the file already exists or cannot be written.
 */
export async function exportLeads({ store, filter, file, onCounted }: LeadExport): Promise<number> {
  const csv = new LeadsCsv();
  let newest = '';
  let total = 0;
  for await (const leads of batchesOf(store, filter)) {
    newest ||= leads[0]?.id ?? '';
    total += leads.length;
    csv.addColumnsOf(leads);
  }
  const output = await createFile(file);
  try {
    await onCounted(total);
    await output.appendFile(csv.heading());
    let done = 0;
    for await (const leads of batchesOf(store, filter)) {
      const counted = leads.filter(({ id }) => id <= newest);
      await output.appendFile(csv.linesOf(counted));
      done += counted.length;
      if (total > BATCH) reportProgress('Leads', done, total);
    }
    return done;
  } catch (error) {
    await rm(file);
    throw error;
  } finally {
    await output.close();
  }
}
