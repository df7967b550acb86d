import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** Head start of the database's own statement timeout over ours, in ms. */
const ADVANCE = 500;

/**
 * Begins a transaction together with its settings, in one message. They end with it, so that they work behind a
 * pooler in transaction mode (PgBouncer), where session settings would leak to other clients.
 */
class TimeoutDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, timeout: number) {
    super(config);
    this.#begin = CompiledQuery.raw(
      [
        'begin',
        `set local statement_timeout = ${timeout - ADVANCE}`,
        `set local idle_in_transaction_session_timeout = ${timeout}`,
        // Otherwise a commit could be acknowledged before it is on disk, if the database is configured that way.
        "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
      ].join('; '),
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

/** PostgreSQL with a time limit, in ms, on statements in transactions. */
export class TimeoutDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #timeout: number;

  constructor(config: PostgresDialectConfig, timeout: number) {
    super(config);
    this.#config = config;
    this.#timeout = timeout;
  }

  override createDriver(): Driver {
    return new TimeoutDriver(this.#config, this.#timeout);
  }
}
