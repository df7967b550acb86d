import { type CreateTableBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { deriveLeadData } from '../../shared/forms/leadData.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { isStringRecord, type LeadTables, parseObject } from './database/LeadTables.ts';

/** A migration sees the tables as they were when it was written, not those of the present types. */
// biome-ignore lint/suspicious/noExplicitAny: no type describes tables of the past
type Migration = (database: Kysely<any>, kind: LeadDatabase['kind']) => Promise<void>;

const TEXTS = [
  'form_id',
  'provider_form_id',
  'received_at',
  'page_uri',
  'page_name',
  'locale',
  'fields',
  'campaign',
  'lead_data',
  'submission_class',
  'visitor_token',
  'state',
];

/** Wording of pages that promise that there is no list. */
const NO_LIST = ['no list', 'no mailing list', 'no newsletter'];

/** SQLite checks column types only in STRICT tables. */
const strict = <Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
  kind: LeadDatabase['kind'],
) => (kind === 'sqlite' ? table.modifyEnd(sql`STRICT, WITHOUT ROWID`) : table);

/**
 * Steps from an empty database to the current one, in order; never changed once released. The database stores how many
 * of them have been applied.
 */
const MIGRATIONS: readonly Migration[] = [
  async (database, kind) => {
    let table = database.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull());
    for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
    table = table
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('provider_answer', 'text', (column) => column.notNull().defaultTo(''))
      .addCheckConstraint('leads_class', sql`submission_class IN ('primary', 'secondary')`)
      .addCheckConstraint('leads_state', sql`state IN ('undelivered', 'delivered', 'given-up', 'spam')`);
    await strict(table, kind).execute();
    await database.schema
      .createIndex('leads_due')
      .on('leads')
      .columns(['next_attempt_at', 'id'])
      .where(sql.ref('state'), '=', 'undelivered')
      .execute();
  },

  async (database, kind) => {
    for (const name of ['email', 'spam_marks', 'left_out', 'lease', 'attempted_at', 'settled_at']) {
      await database.schema
        .alterTable('leads')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    // Only SQLite has stores from the previous release.
    if (kind === 'sqlite') {
      await sql`UPDATE leads SET email = lower(coalesce(json_extract(fields, '$.email'), ''))`.execute(
        database,
      );
      await sql`UPDATE leads SET settled_at = received_at WHERE state IN ('delivered', 'given-up')`.execute(
        database,
      );
    }
    await database.schema.createIndex('leads_email').on('leads').column('email').execute();
    await database.schema.createIndex('leads_state').on('leads').columns(['state', 'received_at']).execute();
    const sends = database.schema
      .createTable('sends')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('destination', 'text', (column) => column.notNull())
      .addColumn('counts_until', 'text', (column) => column.notNull());
    await strict(sends, kind).execute();
    const probe = database.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('written_at', 'text', (column) => column.notNull());
    await strict(probe, kind).execute();
    await database.insertInto('probe').values({ id: 1, written_at: '' }).execute();
  },

  async (database) => {
    await database.schema
      .alterTable('leads')
      .addColumn('submission_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await database.schema
      .createIndex('leads_submission')
      .unique()
      .on('leads')
      .column('submission_id')
      .where(sql.ref('submission_id'), '<>', '')
      .execute();
  },

  async (database, kind) => {
    await database.schema
      .alterTable('leads')
      .addColumn('consent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Finds leads past their retention period among ten million without reading them all.
    await database.schema
      .createIndex('leads_settled')
      .on('leads')
      .columns(['state', 'settled_at'])
      .where(sql.ref('settled_at'), '<>', '')
      .execute();
    let audit = database.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['at', 'actor', 'action', 'subject'])
      audit = audit.addColumn(name, 'text', (column) => column.notNull());
    audit = audit.addColumn('leads', 'integer', (column) => column.notNull());
    await strict(audit, kind).execute();
  },

  async (database, kind) => {
    const retention = database.schema
      .createTable('retention')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('looked_at', 'text', (column) => column.notNull())
      .addColumn('held_until', 'text', (column) => column.notNull());
    await strict(retention, kind).execute();
    await database.insertInto('retention').values({ id: 1, looked_at: '', held_until: '' }).execute();
  },

  // Before, a page's promise that there is no list was stored as newsletter_request: false.
  async (database) => {
    for (let last = ''; ; ) {
      const rows = await database
        .selectFrom('leads')
        .select(['id', 'fields', 'lead_data'])
        .where('id', '>', last)
        .where((where) => where.or(NO_LIST.map((words) => where(sql`lower(consent)`, 'like', `%${words}%`))))
        .orderBy('id')
        .limit(500)
        .execute();
      if (rows.length === 0) return;
      for (const { id, fields, lead_data } of rows) {
        last = id;
        const [typed, leadData] = [fields, lead_data].map(parseObject);
        if (!isStringRecord(typed) || leadData === undefined) continue;
        const derived = JSON.stringify({ ...leadData, ...deriveLeadData(typed), list_promise: true });
        await database.updateTable('leads').set({ lead_data: derived }).where('id', '=', id).execute();
      }
    }
  },
];

/** Version from which a store has an audit log. */
export const AUDIT_VERSION = 4;

/** Number of migrations, which is the version of a current store. */
export const STORE_VERSION = MIGRATIONS.length;

/**
 * Migrates a database to the current version in one transaction, for which other processes wait. Throws if a newer
 * release has written it.
 */
export async function migrate(database: LeadDatabase): Promise<void> {
  await database.queries.transaction().execute(async (transaction: Transaction<LeadTables>) => {
    await database.lock(transaction, 'migrations');
    const applied = await database.version(transaction);
    if (applied > MIGRATIONS.length) {
      throw new Error('The store of leads was written by a newer release of this server: run that one.');
    }
    if (applied === MIGRATIONS.length) return;
    for (const migration of MIGRATIONS.slice(applied)) await migration(transaction, database.kind);
    await database.setVersion(transaction, MIGRATIONS.length);
  });
}
