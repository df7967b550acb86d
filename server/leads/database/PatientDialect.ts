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
 * pooler that lends a connection per transaction (PgBouncer), where session settings would reach somebody else.
 */
class PatientDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, patience: number) {
    super(config);
    this.#begin = CompiledQuery.raw(
      [
        'begin',
        `set local statement_timeout = ${patience - ADVANCE}`,
        `set local idle_in_transaction_session_timeout = ${patience}`,
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
export class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #patience: number;

  constructor(config: PostgresDialectConfig, patience: number) {
    super(config);
    this.#config = config;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#patience);
  }
}
