import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onProgress, type Progress } from '../../progress/reportProgress.ts';
import { sampleStoredLead } from '../../testing/sampleLead.ts';
import type { LeadFilter, LeadStore } from '../LeadStore.ts';
import { lazyLeadStore } from '../lazyLeadStore.ts';
import { exportLeads } from './exportLeads.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idOf = (number: number) => `019b8b4c-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A store with this many leads, which grows by one with each query and returns at most a thousand at a time. */
function growingStore(count: number): LeadStore {
  let newest = count;
  const list = async ({ limit = Number.POSITIVE_INFINITY, before }: LeadFilter = {}) => {
    expect(limit).toBeLessThanOrEqual(1000);
    const from = before === undefined ? newest : Number(before.slice(-12)) - 1;
    newest += 1;
    const numbers = Array.from({ length: Math.min(limit, from) }, (_, index) => from - index);
    return numbers.map((number) =>
      sampleStoredLead({ id: idOf(number), fields: { email: 'a@b.example', [`f${number % 7}`]: 'x' } }),
    );
  };
  return { ...lazyLeadStore(() => Promise.reject(new Error('not asked for'))), list };
}

async function exportFrom(store: LeadStore) {
  const file = join(folder, `leads-${readdirSync(folder).length}.csv`);
  const counted: number[] = [];
  const count = await exportLeads({
    store,
    filter: {},
    file,
    onCounted: async (leads) => {
      counted.push(leads);
    },
  });
  const [heading = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  return { count, counted, heading, ids: lines.map((line) => line.slice(0, 36)) };
}

it('exports a store that is larger than memory while new leads arrive', async () => {
  const { count, counted, heading, ids } = await exportFrom(growingStore(4321));
  expect(ids).toEqual(Array.from({ length: 4321 }, (_, index) => idOf(4321 - index)));
  expect([count, ...counted]).toEqual([4321, 4321]);
  expect(heading.match(/fields\.f\d/g)).toHaveLength(7);
});

it('reports the progress of a long export only', async () => {
  const reports: Progress[] = [];
  const stopListening = onProgress((progress) => reports.push(progress));
  await exportFrom(growingStore(1000));
  await exportFrom(growingStore(2500));
  stopListening();
  expect(reports).toHaveLength(3);
  expect(reports.at(-1)).toMatchObject({ done: 2500, total: 2500 });
});

it('leaves no incomplete file behind if it fails', async () => {
  const file = join(folder, 'leads.csv');
  const failing = exportLeads({
    store: growingStore(1),
    filter: {},
    file,
    onCounted: () => Promise.reject(new Error('the audit log is full')),
  });
  await expect(failing).rejects.toThrow('the audit log is full');
  expect(readdirSync(folder)).toEqual([]);
});
