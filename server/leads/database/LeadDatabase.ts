import type { Kysely, Transaction } from 'kysely';
import type { LeadTables } from './LeadTables.ts';

/** What differs between the databases that leads are kept in. Everything else is one code. */
export interface LeadDatabase {
  kind: 'sqlite' | 'postgres';
  queries: Kysely<LeadTables>;
  /** Keeps other processes from passing the same call, with the same name, until the transaction ends. */
  lock: (transaction: Transaction<LeadTables>, name: string) => Promise<void>;
  /** Number of migrations that the database has seen. */
  version: (transaction: Transaction<LeadTables>) => Promise<number>;
  setVersion: (transaction: Transaction<LeadTables>, version: number) => Promise<void>;
  /** Takes what was erased out of the files as well, where the database leaves that to its user. */
  purge: () => Promise<void>;
}
