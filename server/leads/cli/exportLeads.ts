import { open } from 'node:fs/promises';
import { reportProgress } from '../../progress/reportProgress.ts';
import type { StoredLead } from '../Lead.ts';
import type { LeadFilter, LeadStore } from '../LeadStore.ts';
import { LeadsCsv } from './LeadsCsv.ts';

/** Leads that are in memory at a time. */
const BATCH = 1000;

/** The leads of a filter, the newest first, some at a time. */
async function* batchesOf(store: LeadStore, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
  let before: string | undefined;
  for (;;) {
    const leads = await store.list({ ...filter, limit: BATCH, ...(before !== undefined && { before }) });
    if (leads.length > 0) yield leads;
    if (leads.length < BATCH) return;
    before = leads.at(-1)?.id;
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
 * Writes leads into a CSV file that only its owner reads, however many there are. Returns how many. Leads that come
 * meanwhile are not in it. Throws when the file cannot be written.
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
  const output = await open(file, 'w', 0o600);
  try {
    // A file that was there before keeps its mode otherwise.
    await output.chmod(0o600);
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
  } finally {
    await output.close();
  }
}
