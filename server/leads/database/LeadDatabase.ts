import type { Kysely, Transaction } from 'kysely';
import type { Fault } from '../GroupCommit.ts';
import type { LeadTables } from './LeadTables.ts';

/** What differs between the databases that leads are kept in. Everything else is one code. */
export interface LeadDatabase {
  kind: 'sqlite' | 'postgres';
  queries: Kysely<LeadTables>;
  /** For new leads alone, which a visitor waits for: nothing else takes its connections, and it gives up sooner. */
  inserts: Kysely<LeadTables>;
  /** Keeps other processes from passing the same call, with the same name, until the transaction ends. */
  lock: (transaction: Transaction<LeadTables>, name: string) => Promise<void>;
  /** Number of migrations that the database has seen. */
  version: (transaction: Transaction<LeadTables>) => Promise<number>;
  setVersion: (transaction: Transaction<LeadTables>, version: number) => Promise<void>;
  /** The database's own time, in ms since 1970: the one clock of all processes that share it. */
  now: (transaction: Transaction<LeadTables>) => Promise<number>;
  /** What an error of an insert means for the leads that were to be written. */
  faultOf: (error: unknown) => Fault;
  /** Throws when committed data is no longer where the next start would look for it. */
  assertInPlace: () => void;
  /** Removes erased rows from the files too, where the database leaves that to its user. */
  purge: () => Promise<void>;
  close: () => Promise<void>;
}
