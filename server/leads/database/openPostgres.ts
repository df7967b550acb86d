import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';

/** Connections of one process: writes share one at a time, deliveries and readers take the others. */
const CONNECTIONS = 6;

/** Longest wait for a connection, and for an answer on one, in ms. A visitor waits with it. */
const TIMEOUT = 8000;

/** A PostgreSQL that any number of server processes share. Connects when it is first asked something. */
export function openPostgres(connectionString: string): LeadDatabase {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    statement_timeout: TIMEOUT,
    idle_in_transaction_session_timeout: TIMEOUT,
    keepAlive: true,
    application_name: 'site leads',
  });
  // A connection that breaks while nobody uses it: the pool replaces it, and the next query says what is wrong.
  pool.on('error', () => undefined);
  const queries = new Kysely<LeadTables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        // Without this a commit could be answered before it is on the disk of a database that is set so.
        const query = sql`SELECT set_config('synchronous_commit', 'on', false)
          WHERE current_setting('synchronous_commit') = 'off'`;
        await connection.executeQuery(query.compile(queries));
      },
    }),
  });
  return {
    kind: 'postgres',
    queries,
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
    purge: async () => {
      // Left to the database's own vacuum.
    },
  };
}
