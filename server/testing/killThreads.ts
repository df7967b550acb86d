import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { SQLITE_FILE } from '../leads/database/openSqlite.ts';
import { openLeadStore } from '../leads/openConfiguredStore.ts';
import { StoreLoad } from './StoreLoad.ts';

/** How often the threads of both servers end, and how often another process holds the file. */
const ENDINGS = 100;
const HOLDS = 20;

/** How long it is held, in ms: longer than a statement waits within SQLite. */
const HOLD = 300;

const VISITORS = 4;

const STORES = 2;

/** Locks the file for a while, as another process would. */
async function hold(other: DatabaseSync): Promise<void> {
  for (;;) {
    try {
      other.exec('BEGIN IMMEDIATE');
      break;
    } catch {
      // A thread is in a transaction, and needs this process to complete it.
      await wait(1);
    }
  }
  await wait(HOLD);
  other.exec('ROLLBACK');
}

/**
 * Repeatedly kills the threads of two servers on an embedded store while they accept and deliver leads, and locks its
 * file as another process would. Then checks that every acknowledged lead is stored and was sent once. Throws if not.
 */
export async function killThreads(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  const threads = new Set<Worker>();
  const onThread = (thread: Worker) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
  };
  process.on('worker', onThread);
  const stores = Array.from({ length: STORES }, () => openLeadStore(folder));
  try {
    for (const store of stores) await store.count();
    const load = new StoreLoad(stores, { visitors: VISITORS });
    for (let count = 0; count < ENDINGS; count += 1) {
      await load.more(5);
      for (const thread of threads) thread.terminate();
    }
    const other = new DatabaseSync(join(folder, SQLITE_FILE), { timeout: 0 });
    for (let count = 0; count < HOLDS; count += 1) {
      await load.more(5);
      await hold(other);
    }
    other.close();
    await load.finish();
    const stored = new Set((await stores[0]?.list())?.map(({ id }) => id));
    const faults = load.faults(stored);
    console.log(
      `${ENDINGS} times all threads ended, ${HOLDS} times the file held, ${STORES} servers: ${load}, ${faults.length} lost or sent twice`,
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return true;
  } finally {
    process.off('worker', onThread);
    for (const store of stores) await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
