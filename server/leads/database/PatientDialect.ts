import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** Time that the database has for saying itself that a statement takes too long, in ms. */
const ADVANCE = 500;

/**
 * Begins a transaction together with its settings, in one message. They end with it, so that they hold behind a pooler
 * that lends a connection for one transaction (PgBouncer), where those of a session would reach somebody else.
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
        // Without this a commit could be answered before it is on the disk of a database that is set so.
        "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
      ].join('; '),
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

/** PostgreSQL whose statements in a transaction take so many ms at most. */
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
