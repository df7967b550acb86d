import { Kysely, sql } from 'kysely';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';
import { openPool } from './openPool.ts';
import { TimeoutDialect } from './TimeoutDialect.ts';

/** Connections per process for everything but new leads. */
const CONNECTIONS = 4;

/** Maximum wait for a response on these, in ms. */
const TIMEOUT = 8000;

/** Connections for new leads. */
const INSERT_CONNECTIONS = 2;

/**
 * Maximum wait for a response on these, in ms: short enough for a second attempt while the visitor is still waiting.
 */
const INSERT_TIMEOUT = 2000;

/**
 * SQLSTATE classes that may not recur: connection lost, transaction rolled back, too many connections, canceled or
 * shut down. 25006 is a server that has become a replica.
 */
const PASSING = /^(?:08|40|53300|57|25006)/;

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Only the database's own errors have a severity; the others come from the connection.
  return !('severity' in error) || ('code' in error && PASSING.test(String(error.code)));
}

/** A PostgreSQL database that any number of server processes share. Connects on first use. */
export function openPostgres(connectionString: string): LeadDatabase {
  const deadPeer = { noticedAt: 0 };
  const open = (size: number, timeout: number) =>
    new Kysely<LeadTables>({
      dialect: new TimeoutDialect({ pool: openPool({ connectionString, size, timeout }, deadPeer) }, timeout),
    });
  const queries = open(CONNECTIONS, TIMEOUT);
  const inserts = open(INSERT_CONNECTIONS, INSERT_TIMEOUT);
  return {
    kind: 'postgres',
    queries,
    inserts,
    lock: async (transaction, name) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`site leads ${name}`}, 0))`.execute(
        transaction,
      );
    },
    version: async (transaction) => {
      await sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`.execute(transaction);
      const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(
        transaction,
      );
      return rows[0]?.version ?? 0;
    },
    setVersion: async (transaction, version) => {
      await sql`DELETE FROM schema_version`.execute(transaction);
      await sql`INSERT INTO schema_version (version) VALUES (${version})`.execute(transaction);
    },
    now: async (transaction) => {
      const { rows } = await sql<{
        now: number;
      }>`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`.execute(transaction);
      return Math.floor(rows[0]?.now ?? Date.now());
    },
    isTransient,
    assertInPlace: () => {
      // PostgreSQL looks after its own files.
    },
    // Left to PostgreSQL's own vacuum.
    purge: async () => true,
    close: async () => {
      await Promise.all([queries.destroy(), inserts.destroy()]);
    },
  };
}
