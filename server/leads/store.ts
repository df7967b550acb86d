import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Lead, LeadState, StoredLead } from './Lead.ts';
import type { DeliveryOutcome, LeadStore } from './LeadStore.ts';
import { MIGRATIONS } from './migrations.ts';

type Row = Record<string, SQLOutputValue>;

const textOf = (value: SQLOutputValue | undefined): string => (typeof value === 'string' ? value : '');

function leadOf(row: Row): StoredLead {
  return {
    id: textOf(row['id']),
    formId: textOf(row['form_id']),
    providerFormId: textOf(row['provider_form_id']),
    receivedAt: textOf(row['received_at']),
    pageUri: textOf(row['page_uri']),
    pageName: textOf(row['page_name']),
    locale: textOf(row['locale']),
    fields: JSON.parse(textOf(row['fields'])),
    campaign: JSON.parse(textOf(row['campaign'])),
    leadData: JSON.parse(textOf(row['lead_data'])),
    submissionClass: textOf(row['submission_class']) === 'primary' ? 'primary' : 'secondary',
    visitorToken: textOf(row['visitor_token']),
    // The table's CHECK holds the state to these values.
    state: textOf(row['state']) as LeadState,
    attempts: Number(row['attempts'] ?? 0),
    nextAttemptAt: textOf(row['next_attempt_at']),
    providerAnswer: textOf(row['provider_answer']),
  };
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const seen = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    if (seen > MIGRATIONS.length) {
      throw new Error('The store of leads was written by a newer release of this server: run that one.');
    }
    for (const migration of MIGRATIONS.slice(seen)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * The embedded store: one SQLite file in a folder, made when it is missing. A write is flushed to the disk before it
 * counts (WAL with synchronous=FULL); several processes may share the file.
 * Throws when the folder cannot be written or the file is not a store of this release or an older one.
 */
export function openLeadStore(folder: string): LeadStore {
  // Absolute, because in a working directory that was deleted Node tries a relative one for ever.
  const root = resolve(folder);
  // Leads are personal: only the user who runs the server reads them.
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(root, 'leads.sqlite'), { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  migrate(database);

  const insert = database.prepare(
    `INSERT INTO leads (id, form_id, provider_form_id, received_at, page_uri, page_name, locale, fields, campaign,
       lead_data, submission_class, visitor_token, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const list = database.prepare('SELECT * FROM leads ORDER BY id DESC');
  const find = database.prepare('SELECT * FROM leads WHERE id = ?');
  const claim = database.prepare(
    `UPDATE leads SET next_attempt_at = ?1 WHERE id IN (
       SELECT id FROM leads
       WHERE state = 'undelivered' AND next_attempt_at <= ?2
         AND (?3 = 'all' OR (?3 = 'newsletter') = (form_id = 'newsletter'))
       ORDER BY next_attempt_at, id LIMIT ?4
     ) RETURNING *`,
  );
  const record = database.prepare(
    'UPDATE leads SET state = ?, next_attempt_at = ?, provider_answer = ?, attempts = attempts + 1 WHERE id = ?',
  );
  const retry = database.prepare(
    `UPDATE leads SET state = 'undelivered', next_attempt_at = '' WHERE state = 'given-up' AND (?1 IS NULL OR id = ?1)`,
  );

  return {
    async insert(lead: Lead) {
      insert.run(
        lead.id,
        lead.formId,
        lead.providerFormId,
        lead.receivedAt,
        lead.pageUri,
        lead.pageName,
        lead.locale,
        JSON.stringify(lead.fields),
        JSON.stringify(lead.campaign),
        JSON.stringify(lead.leadData),
        lead.submissionClass,
        lead.visitorToken,
        lead.state,
      );
    },
    async list() {
      return list.all().map(leadOf);
    },
    async find(id) {
      const row = find.get(id);
      return row === undefined ? undefined : leadOf(row);
    },
    async claim({ scope, now, leaseEnds, limit }) {
      return claim.all(leaseEnds, now, scope, limit).map(leadOf);
    },
    async record(id, outcome: DeliveryOutcome) {
      record.run(outcome.state, outcome.nextAttemptAt, outcome.providerAnswer, id);
    },
    async retry(id) {
      return Number(retry.run(id ?? null).changes);
    },
    async isReady() {
      // A transaction that writes nothing still needs the file to be writable.
      database.exec('BEGIN IMMEDIATE; ROLLBACK;');
      return true;
    },
    async close() {
      database.close();
    },
  };
}
