import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createLeadId } from './createLeadId.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { openSqlite, SQLITE_FILE } from './database/openSqlite.ts';
import { isDamage } from './database/openSqliteFile.ts';
import type { AuditEntry } from './LeadStore.ts';
import { AUDIT_VERSION, STORE_VERSION } from './migrations.ts';
import { openLeadStore } from './openConfiguredStore.ts';
import { timeText } from './timeText.ts';

/** Maximum wait for a server's commit, in ms. */
const BUSY_TIMEOUT = 10_000;

/** What SQLite appends to the name of a file for that of its log. */
const LOG_SUFFIXES: readonly string[] = ['-wal', '-journal'];

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Renames a finished file to its final name; a power cut leaves either the old or the new file. */
function putInPlace(part: string, file: string): void {
  flush(part);
  renameSync(part, file);
  flush(dirname(resolve(file)));
}

/** Throws an Error for the operator if the latest writes to a store are in its log, which is not copied with it. */
function assertCheckpointed(file: string): void {
  const log = LOG_SUFFIXES.map((ending) => file + ending).find(
    (path) => statSync(path, { throwIfNoEntry: false })?.size,
  );
  if (log === undefined) return;
  const named =
    basename(file) === SQLITE_FILE
      ? ''
      : ` Name it ${SQLITE_FILE}, and its log ${SQLITE_FILE}${log.slice(file.length)}.`;
  const command = `DATABASE_URL= DATA_DIR=${resolve(dirname(file))} npm run leads -- backup FILE`;
  throw new Error(
    `The newest leads of ${file} are in its log, ${log}.${named} “${command}” makes a backup with all of them: use that.`,
  );
}

/** Number of leads in a file. Throws if it is not a complete store, in one file, that this release can read. */
export function checkStore(file: string): number {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${file}.`);
  assertCheckpointed(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
    const check = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (check !== 'ok') throw new Error(String(check));
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version < 1 || version > STORE_VERSION) throw new Error(`its version ${version} is unknown`);
    return Number(database.prepare('SELECT count(*) AS count FROM leads').get()?.['count']);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not a store of leads that this release can read: ${why}.`);
  } finally {
    database?.close();
  }
}

/** Records in the store of a folder that somebody backed it up. */
async function recordBackup(folder: string, entry: Omit<AuditEntry, 'at'>): Promise<void> {
  const store = openLeadStore(folder);
  try {
    await store.audit(entry);
  } finally {
    await store.close();
  }
}

/**
 * Writes a snapshot of the embedded store in a folder to a single file with mode 0600, while servers go on writing. The
 * file is verified, and the store records who made it, before it gets its final name. Returns the number of leads in
 * it. Throws if there is no store, or if the file already exists or cannot be written.
 */
export async function backUpStore(folder: string, file: string, actor: string): Promise<number> {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new Error(`There is no store of leads in ${folder}: set DATA_DIR.`);
  if (existsSync(file)) throw new Error(`${file} already exists: name another file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    // Created first, because SQLite would make it readable by others.
    closeSync(openSync(part, 'wx', 0o600));
    const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT });
    try {
      // One snapshot, which neither blocks servers nor is restarted by their writes.
      database.prepare('VACUUM INTO ?').run(part);
    } finally {
      database.close();
    }
    const count = checkStore(part);
    await recordBackup(folder, { actor, action: 'backup', subject: resolve(file), leads: count });
    putInPlace(part, file);
    return count;
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(
      `No backup was made of ${source}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export interface Restored {
  leads: number;
  /** Where the previous store is now. */
  aside?: string;
  /** Why its audit log could not be read, and is not in the restored one. */
  auditFault?: string;
}

/** Suffix of a store that was put aside by a restore, or by a move to PostgreSQL. */
const ASIDE = /^\.(?:\d{4}-\d\d-\d\dT[\d-]+Z|moved)$/;

/** Paths of the stores in a folder that were put aside. */
export function setAsideStores(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(SQLITE_FILE) && ASIDE.test(name.slice(SQLITE_FILE.length)),
  );
  return names.sort().map((name) => join(folder, name));
}

type AuditRow = AuditEntry & { id: string };

/** The embedded store in a folder, opened exclusively; an error if it is damaged, which a restore can fix. */
function openForRestore(folder: string): LeadDatabase | Error {
  try {
    return openSqlite(folder, { isExclusive: true });
  } catch (error) {
    if (isDamage(error)) return error;
    throw error;
  }
}

/** The audit log of a store that an earlier release may have written, or why it cannot be read. */
async function auditOf(store: LeadDatabase | Error): Promise<AuditRow[] | Error> {
  if (store instanceof Error) return store;
  const { queries, version } = store;
  try {
    return await queries.transaction().execute(async (transaction) => {
      if ((await version(transaction)) < AUDIT_VERSION) return [];
      return (await transaction.selectFrom('audit').selectAll().execute()) as AuditRow[];
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Renames the logs of a damaged store with it: SQLite would apply them to the next file of that name. */
function moveLogsAside(place: string, aside: string): void {
  for (const ending of LOG_SUFFIXES)
    if (existsSync(place + ending)) renameSync(place + ending, aside + ending);
  rmSync(`${place}-shm`, { force: true });
}

/** Gives a file to the owner of another path: the server must be able to open what root restored. */
function copyOwner(file: string, model: string): void {
  const { uid, gid } = statSync(model);
  try {
    chownSync(file, uid, gid);
  } catch {
    // Only root may give files away.
  }
}

/**
 * Adds entries to the audit log of a file, if its release had one. The file is not migrated: the release that wrote it
 * may have to run on it again.
 */
function addToAudit(file: string, entries: readonly AuditRow[]): void {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    if (Number(database.prepare('PRAGMA user_version').get()?.['user_version']) < AUDIT_VERSION) return;
    const insert = database.prepare(
      'INSERT OR IGNORE INTO audit (id, at, actor, action, subject, leads) VALUES (?, ?, ?, ?, ?, ?)',
    );
    database.exec('BEGIN');
    for (const { id, at, actor, action, subject, leads } of entries)
      insert.run(id, at, actor, action, subject, leads);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/**
 * Makes a backup the embedded store of a folder; the previous store is renamed, not erased, even if it is damaged. The
 * entries of its audit log are added to that of the backup, together with the restore. Throws, and changes nothing, if
 * a server uses the folder or the file is not a backup.
 */
export async function restoreStore(file: string, folder: string, actor: string): Promise<Restored> {
  checkStore(file);
  // Opened exclusively even if there is no store: that creates the folder, and keeps a server from starting in
  // between.
  const place = join(folder, SQLITE_FILE);
  const hadStore = existsSync(place);
  const store = openForRestore(folder);
  const part = `${place}.part`;
  // A log that an interrupted restore left would be applied to the copy.
  const removePart = () => {
    for (const ending of ['', '-shm', ...LOG_SUFFIXES]) rmSync(part + ending, { force: true });
  };
  try {
    removePart();
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    // Counted again: the file may have changed since it was checked.
    const leads = checkStore(part);
    const audit = hadStore ? await auditOf(store) : [];
    const now = new Date();
    const at = timeText(now.getTime());
    addToAudit(part, [
      ...(audit instanceof Error ? [] : audit),
      { id: createLeadId(now.getTime()), at, actor, action: 'restore', subject: resolve(file), leads },
    ]);
    const aside = `${place}.${now.toISOString().replace(/[:.]/g, '-')}`;
    copyOwner(part, hadStore ? place : folder);
    if (hadStore) renameSync(place, aside);
    if (store instanceof Error) moveLogsAside(place, aside);
    putInPlace(part, place);
    return {
      leads,
      ...(hadStore && { aside }),
      ...(audit instanceof Error && { auditFault: audit.message }),
    };
  } finally {
    removePart();
    if (!(store instanceof Error)) await store.close();
  }
}
