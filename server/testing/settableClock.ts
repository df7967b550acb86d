import { Client } from 'pg';

/** A database's clock that a test can set. */
export interface SettableClock {
  /** Sets the error of the clock from now on, in ms. */
  set: (offset: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Replaces the clock of a PostgreSQL database for new connections. */
export async function overrideClock(address: string): Promise<SettableClock> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`
    CREATE SCHEMA wrong_clock;
    CREATE TABLE wrong_clock.clock (wrong_by integer NOT NULL);
    INSERT INTO wrong_clock.clock VALUES (0);
    CREATE FUNCTION wrong_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS 'SELECT pg_catalog.clock_timestamp() + wrong_by * interval ''1 millisecond'' FROM wrong_clock.clock';
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET search_path = wrong_clock, pg_catalog', current_database());
    END $$;
  `);
  return {
    set: async (offset) => {
      await client.query('UPDATE wrong_clock.clock SET wrong_by = $1', [offset]);
    },
    close: () => client.end(),
  };
}
