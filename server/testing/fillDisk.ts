import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadStore } from '../leads/LeadStore.ts';
import { openLeadStore, openSharedStore } from '../leads/openConfiguredStore.ts';
import { StoreLoad } from './StoreLoad.ts';
import { startPostgres } from './startPostgres.ts';

/** How often the disk is filled and emptied again. */
const ROUNDS = 5;

const VISITORS = 4;

/** Sizes of the file systems in MB: a PostgreSQL needs room for its own files. */
const SIZES = { embedded: 16, postgres: 256 };

/** A lead that cannot be compressed, so that every one needs room. */
const lead = () => ({
  fields: { email: 'ada@northwind.example', message: randomBytes(2000).toString('hex') },
});

/** Mounts a small file system. Returns its folder, or undefined if this user may not. */
function mountSmallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  chmodSync(folder, 0o755);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function unmount(folder: string): void {
  // Lazily: a process that is exiting may still have a file open.
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true });
}

/** Fills the disk to its last byte with one file. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size > 0; size >>= 2) {
      const bytes = Buffer.alloc(size);
      try {
        while (writeSync(descriptor, bytes) > 0);
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

interface FullDisk {
  name: string;
  folder: string;
  stores: readonly LeadStore[];
  /** Called when there is room again. */
  onRoom: () => Promise<void>;
}

/** Fills the disk of servers again and again while they accept and deliver leads. Returns whether none was lost. */
async function keepsAll({ name, folder, stores, onRoom }: FullDisk): Promise<boolean> {
  // Migrates, while there is room.
  for (const store of stores) await store.count();
  const load = new StoreLoad(stores, { visitors: VISITORS, lead });
  const filler = join(folder, 'filler');
  let longest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await load.more(10);
    fill(filler);
    await load.refusals(2 * stores.length * VISITORS);
    rmSync(filler);
    await onRoom();
    longest = Math.max(longest, await load.more(VISITORS + 1));
  }
  await load.finish();
  const [store] = stores;
  const stored = new Set((await store?.list())?.map(({ id }) => id));
  const faults = load.faults(stored);
  console.log(
    `${name}, full ${ROUNDS} times, ${stores.length} servers: ${load}, ${faults.length} lost or sent twice, back after ${Math.round(longest)} ms at most`,
  );
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

async function embeddedKeepsAll(folder: string): Promise<boolean> {
  const stores = [openLeadStore(join(folder, 'data')), openLeadStore(join(folder, 'data'))];
  try {
    return await keepsAll({ name: 'Embedded store', folder, stores, onRoom: async () => undefined });
  } finally {
    for (const store of stores) await store.close();
  }
}

async function postgresKeepsAll(folder: string): Promise<boolean> {
  const postgres = await startPostgres({ place: folder });
  const address = await postgres.createDatabase();
  const stores = [openSharedStore(address), openSharedStore(address)];
  try {
    // It exits when there is no room for its log, and a supervisor would restart it.
    return await keepsAll({ name: 'PostgreSQL', folder, stores, onRoom: postgres.revive });
  } finally {
    for (const store of stores) await store.close();
    await postgres.stop();
  }
}

/**
 * Fills a small file system with the leads of two servers on it, and makes room again, five times for each database.
 * Checks that every acknowledged lead is stored and was sent once.
 */
export async function fillDisk(): Promise<boolean | { notChecked: string }> {
  const outcomes: boolean[] = [];
  for (const [size, check] of [
    [SIZES.embedded, embeddedKeepsAll],
    [SIZES.postgres, postgresKeepsAll],
  ] as const) {
    const folder = mountSmallDisk(size);
    if (folder === undefined) return { notChecked: 'only root may mount a small file system on Linux' };
    try {
      outcomes.push(await check(folder));
    } finally {
      unmount(folder);
    }
  }
  return outcomes.every(Boolean);
}
