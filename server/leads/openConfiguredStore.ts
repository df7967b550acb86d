import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Environment } from '../env.ts';
import { createLeadStore } from './createLeadStore.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { makePrivateFolder } from './database/makePrivateFolder.ts';
import { openPostgres } from './database/openPostgres.ts';
import { openSqlite, SQLITE_FILE } from './database/openSqlite.ts';
import type { LeadStore } from './LeadStore.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';

/** A store whose database is opened when it is needed, and closed again if it cannot be used. */
function lazyStoreOver(open: () => LeadDatabase): LeadStore {
  return lazyLeadStore(async () => {
    const database = open();
    try {
      return await createLeadStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

/**
 * The embedded store in a folder. If there is something wrong with the folder, the first method that is called
 * throws.
 */
export function openLeadStore(folder: string): LeadStore {
  return lazyStoreOver(() => openSqlite(folder, { isThreaded: true }));
}

/** A store in PostgreSQL. */
export function openSharedStore(databaseUrl: string): LeadStore {
  return lazyStoreOver(() => openPostgres(databaseUrl));
}

/**
 * Throws an Error for the operator if the folder of the embedded store can never be created. A disk that is full or
 * not mounted yet is left to the store, which tries again with each lead.
 */
export function assertPossibleFolder({ DATABASE_URL, DATA_DIR }: Environment): void {
  if (DATABASE_URL !== undefined) return;
  try {
    makePrivateFolder(resolve(DATA_DIR));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        `DATA_DIR ${DATA_DIR} cannot be created: the system allows no folders there. Set it to another.`,
      );
  }
}

/** Throws an Error for the operator if a PostgreSQL holds no store, and creates none. */
export async function assertSharedStoreExists(database: LeadDatabase): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('leads') IS NOT NULL AS exists`.execute(
    database.queries,
  );
  if (rows[0]?.exists !== true)
    throw new Error(
      'There is no store of leads in this database: use the same DATABASE_URL as the server, which creates the store when it starts.',
    );
}

/**
 * Throws an Error for the operator if there is no store yet. A command that created an empty one in the wrong folder or
 * database would report no leads for somebody who has asked to be erased.
 */
export async function assertStoreExists({ DATABASE_URL, DATA_DIR }: Environment): Promise<void> {
  if (DATABASE_URL !== undefined) {
    const database = openPostgres(DATABASE_URL);
    await assertSharedStoreExists(database).finally(database.close);
  } else if (!existsSync(join(DATA_DIR, SQLITE_FILE)))
    throw new Error(
      `There is no store of leads in ${DATA_DIR}: set DATA_DIR as for the server, or DATABASE_URL. A server creates the store when it starts.`,
    );
}

/** The store that the environment specifies. */
export function openConfiguredStore(environment: Environment): LeadStore {
  const { DATABASE_URL, DATA_DIR } = environment;
  return DATABASE_URL === undefined ? openLeadStore(DATA_DIR) : openSharedStore(DATABASE_URL);
}
