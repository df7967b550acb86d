import type { Kysely, Transaction } from 'kysely';
import type { LeadTables } from './LeadTables.ts';

/** What differs between the databases that hold leads. Everything else is shared. */
export interface LeadDatabase {
  kind: 'sqlite' | 'postgres';
  queries: Kysely<LeadTables>;
  /** For new leads only, which a visitor waits for: nothing else uses its connections, and it times out sooner. */
  inserts: Kysely<LeadTables>;
  /** Blocks other processes at the same call, with the same name, until the transaction ends. */
  lock: (transaction: Transaction<LeadTables>, name: string) => Promise<void>;
  /** Number of migrations that have been applied. */
  version: (transaction: Transaction<LeadTables>) => Promise<number>;
  setVersion: (transaction: Transaction<LeadTables>, version: number) => Promise<void>;
  /** The database's clock, in ms since 1970, which all processes share. */
  now: (transaction: Transaction<LeadTables>) => Promise<number>;
  /**
   * Whether an insert that failed with an error may succeed in a moment, or may have succeeded already, as when a
   * connection is lost.
   */
  isTransient: (error: unknown) => boolean;
  /** Throws when committed data is no longer where the next start would look for it. */
  assertInPlace: () => void;
  /**
   * Removes erased rows from the files too, if the database does not do so itself. Returns false if another process
   * that still reads them has prevented it for timeout ms.
   */
  purge: (timeout?: number) => Promise<boolean>;
  close: () => Promise<void>;
}
