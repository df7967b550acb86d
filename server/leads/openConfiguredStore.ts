import type { Environment } from '../env.ts';
import { createLeadStore } from './createLeadStore.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { openPostgres } from './database/openPostgres.ts';
import { openSqlite } from './database/openSqlite.ts';
import type { LeadStore } from './LeadStore.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';

/** A store over a database that is opened when it is needed, and closed again when it cannot be used. */
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

/** The embedded store in a folder. What is wrong with the folder is said by the first method that is called. */
export function openLeadStore(folder: string): LeadStore {
  return lazyStoreOver(() => openSqlite(folder));
}

/** The store in a PostgreSQL. */
export function openSharedStore(databaseUrl: string): LeadStore {
  return lazyStoreOver(() => openPostgres(databaseUrl));
}

/** The store that the environment asks for. */
export function openConfiguredStore(environment: Environment): LeadStore {
  const { DATABASE_URL, DATA_DIR } = environment;
  return DATABASE_URL === undefined ? openLeadStore(DATA_DIR) : openSharedStore(DATABASE_URL);
}
