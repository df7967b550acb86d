import { Kysely, sql } from 'kysely';
import type { Fault } from '../GroupCommit.ts';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';
import { openPool } from './openPool.ts';
import { PatientDialect } from './PatientDialect.ts';

/** Connections per process for everything but new leads. */
const CONNECTIONS = 4;

/** Longest wait for an answer there, in ms. */
const PATIENCE = 8000;

/** Connections for new leads. One is used at a time; the other is there in case it does not respond. */
const INSERT_CONNECTIONS = 2;

/** Maximum wait for a response there, in ms: short enough for a second attempt while the visitor is still waiting. */
const INSERT_PATIENCE = 2000;

/** SQLSTATE classes that blame the values of a statement: data exceptions, violated constraints, oversized values. */
const ITEM_CLASSES: ReadonlySet<string> = new Set(['22', '23', '54']);

/**
 * SQLSTATE classes that may not recur: connection lost, transaction rolled back, too many connections, canceled or
 * shut down. 25006 is a server that has become a replica.
 */
const PASSING = /^(?:08|40|53300|57|25006)/;

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return 'lasting';
  const code = 'code' in error ? String(error.code) : '';
  // Only the database's own errors have a severity; the others come from the connection.
  if (!('severity' in error)) return 'passing';
  if (ITEM_CLASSES.has(code.slice(0, 2))) return 'item';
  return PASSING.test(code) ? 'passing' : 'lasting';
}

/** A PostgreSQL database that any number of server processes share. Connects on first use. */
export function openPostgres(connectionString: string): LeadDatabase {
  const silence = { noticedAt: 0 };
  const open = (size: number, patience: number) =>
    new Kysely<LeadTables>({
      dialect: new PatientDialect(
        { pool: openPool({ connectionString, size, patience }, silence) },
        patience,
      ),
    });
  const queries = open(CONNECTIONS, PATIENCE);
  const inserts = open(INSERT_CONNECTIONS, INSERT_PATIENCE);
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
    faultOf,
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
