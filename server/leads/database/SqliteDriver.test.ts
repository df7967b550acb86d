import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../../testing/sampleLead.ts';
import { createLeadStore } from '../createLeadStore.ts';
import { openSqlite } from './openSqlite.ts';

const LONG = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n`;

let folder: string;
/** The threads that were started, in order. */
let threads: Worker[];
const note = (thread: Worker) => threads.push(thread);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  threads = [];
  process.on('worker', note);
});
afterEach(() => {
  process.off('worker', note);
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded store in its own thread', () => {
  it('does not block the server while a statement runs', async () => {
    const database = openSqlite(folder, { isThreaded: true });
    await database.queries.transaction().execute((transaction) => database.version(transaction));
    let isDone = false;
    const long = LONG.execute(database.queries).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    await long;
    await database.close();
  });

  it('accepts leads again after its thread ended, even in a transaction', async () => {
    const database = openSqlite(folder, { isThreaded: true });
    const store = await createLeadStore(database);
    const first = sampleLead();
    await store.insert(first);
    const broken = database.queries.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('leads').execute();
      await threads[0]?.terminate();
      // This must not run outside of its transaction.
      await transaction.updateTable('probe').set({ written_at: 'broken' }).execute();
    });
    await expect(broken).rejects.toThrow('the thread of the embedded store ended');
    const second = sampleLead();
    expect(await store.insert(second)).toBe(second.id);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    const probe = await database.queries.selectFrom('probe').selectAll().executeTakeFirst();
    expect(probe?.written_at).not.toBe('broken');
    await store.close();
    expect(threads).toHaveLength(2);
  });

  it('retries a pending lead when its thread ends', async () => {
    const store = await createLeadStore(openSqlite(folder, { isThreaded: true }));
    const lead = sampleLead();
    const stored = store.insert(lead);
    await threads[0]?.terminate();
    expect(await stored).toBe(lead.id);
    await store.close();
  });

  it('keeps the thread that started while the last one was ending', async () => {
    const store = await createLeadStore(openSqlite(folder, { isThreaded: true }));
    // An error is reported before the thread's end.
    threads[0]?.emit('error', new Error('out of memory'));
    const lead = sampleLead();
    const stored = store.insert(lead);
    await threads[0]?.terminate();
    expect(await stored).toBe(lead.id);
    await store.close();
    expect(threads).toHaveLength(2);
  });

  it('says what is wrong with a file that it cannot open', async () => {
    const database = openSqlite(folder, { isThreaded: true });
    rmSync(folder, { recursive: true });
    await expect(createLeadStore(database)).rejects.toThrow('unable to open database file');
    await database.close();
  });
});
