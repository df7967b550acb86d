import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../../testing/sampleLead.ts';
import { createLeadStore } from '../createLeadStore.ts';
import type { LeadStore } from '../LeadStore.ts';
import { openLeadStore } from '../openConfiguredStore.ts';
import { openSqlite } from './openSqlite.ts';

/** The table as the first release made it. */
const FIRST_RELEASE = `CREATE TABLE leads (
  id TEXT PRIMARY KEY, form_id TEXT NOT NULL, provider_form_id TEXT NOT NULL, received_at TEXT NOT NULL,
  page_uri TEXT NOT NULL, page_name TEXT NOT NULL, locale TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)), campaign TEXT NOT NULL CHECK (json_valid(campaign)),
  lead_data TEXT NOT NULL CHECK (json_valid(lead_data)),
  submission_class TEXT NOT NULL CHECK (submission_class IN ('primary', 'secondary')),
  visitor_token TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('undelivered', 'delivered', 'given-up', 'spam')),
  attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at TEXT NOT NULL DEFAULT '',
  provider_answer TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
  CREATE INDEX leads_due ON leads (next_attempt_at, id) WHERE state = 'undelivered';
  INSERT INTO leads VALUES ('old', 'newsletter', 'guid', '2025-01-01T00:00:00.000Z', '/', 'Home', 'en',
    '{"email":"Ada@northwind.example"}', '{}', '{"newsletter_request":true}', 'secondary', '', 'delivered', 1, '', '200');
  PRAGMA user_version = 1;`;

let parent: string;
let folder: string;
let store: LeadStore | undefined;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'leads-'));
  folder = join(parent, 'new', 'data');
});
afterEach(async () => {
  await store?.close();
  rmSync(parent, { recursive: true, force: true });
});

describe('the embedded store', () => {
  it('flushes each commit to the disk, in a folder that only its user can read', async () => {
    const database = openSqlite(folder);
    const setting = async (name: string) =>
      Object.values((await sql`PRAGMA ${sql.raw(name)}`.execute(database.queries)).rows[0] ?? {})[0];
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('removes the permissions of other users from its files and folder', async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const file = join(folder, 'leads.sqlite');
    for (const path of [file, `${file}.moved`]) writeFileSync(path, '', { mode: 0o644 });
    store = openLeadStore(folder);
    await store.insert(sampleLead());
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect(modeOf(folder)).toBe(0o700);
    for (const name of readdirSync(folder)) expect(modeOf(join(folder, name)), name).toBe(0o600);
  });

  it('leaves a folder with other files as it is', async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, 'index.html'), '', { mode: 0o644 });
    store = openLeadStore(folder);
    await store.insert(sampleLead());
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(statSync(join(folder, 'index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(join(folder, 'leads.sqlite-wal')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'leads.sqlite', 'leads.sqlite-wal'])(
    'accepts no lead once its folder or a file is gone: %j',
    async (name) => {
      store = openLeadStore(folder);
      await store.insert(sampleLead());
      rmSync(join(folder, name), { recursive: true });
      await expect(store.insert(sampleLead())).rejects.toThrow(
        /was removed or replaced while the server ran/,
      );
      await expect(store.isReady()).rejects.toThrow(/was removed/);
    },
  );

  it('accepts leads again when the folder is back', async () => {
    store = openLeadStore(folder);
    await store.insert(sampleLead());
    renameSync(folder, `${folder}.away`);
    await expect(store.insert(sampleLead())).rejects.toThrow(/was removed/);
    renameSync(`${folder}.away`, folder);
    await store.insert(sampleLead());
  });

  it('rejects leads after their timeout while another process writes, and stores what is sent again once', async () => {
    store = openLeadStore(folder);
    const submissionId = 'one';
    await store.insert(sampleLead());
    const other = new DatabaseSync(join(folder, 'leads.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, () => store?.insert(sampleLead({ submissionId }), 300)),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    other.exec('ROLLBACK');
    other.close();
    await store.insert(sampleLead({ submissionId }), 60_000);
    expect(await store.list()).toHaveLength(2);
  });

  it('migrates the file of the first release', async () => {
    openSqlite(folder).close();
    const file = join(folder, 'leads.sqlite');
    const old = new DatabaseSync(file);
    old.exec(FIRST_RELEASE);
    old.close();
    store = openLeadStore(folder);
    expect(await store.find('old')).toMatchObject({
      state: 'delivered',
      settledAt: '2025-01-01T00:00:00.000Z',
    });
    expect((await store.forget('ada@northwind.example', 'test')).leads).toHaveLength(1);
  });

  it.each([{ isThreaded: true }, { isThreaded: false }])(
    'names a file that is not a database: %j',
    async (options) => {
      openSqlite(folder).close();
      const file = join(folder, 'leads.sqlite');
      writeFileSync(file, 'x'.repeat(8192));
      await expect(async () => {
        const database = openSqlite(folder, options);
        await sql`SELECT 1`.execute(database.queries).finally(database.close);
      }).rejects.toThrow(`${file}: file is not a database`);
    },
  );

  it('rejects a file of a newer release', async () => {
    openSqlite(folder).close();
    const database = new DatabaseSync(join(folder, 'leads.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    store = openLeadStore(folder);
    await expect(store.list()).rejects.toThrow(/newer release/);
  });

  it('is opened again after a failure', async () => {
    writeFileSync(join(parent, 'new'), '');
    store = openLeadStore(folder);
    await expect(store.insert(sampleLead())).rejects.toThrow();
    rmSync(join(parent, 'new'));
    await store.insert(sampleLead());
    expect(await store.list()).toHaveLength(1);
  });

  it('leaves nothing of a forgotten lead in its files', async () => {
    store = openLeadStore(folder);
    const message = 'a sentence that nobody else would write';
    await store.insert(sampleLead({ fields: { email: 'ada@northwind.example', message } }));
    await store.forget('ada@northwind.example', 'test');
    for (const file of ['leads.sqlite', 'leads.sqlite-wal'])
      expect(readFileSync(join(folder, file)).includes(message)).toBe(false);
  });

  it('says that it cannot empty its log while another process reads it, and empties it afterward', async () => {
    const database = openSqlite(folder);
    const message = 'a sentence that nobody else would write';
    const log = () => readFileSync(join(folder, 'leads.sqlite-wal')).includes(message);
    const filled = await createLeadStore(database);
    await filled.insert(sampleLead({ fields: { email: 'ada@northwind.example', message } }));
    const reader = new DatabaseSync(join(folder, 'leads.sqlite'));
    reader.exec('BEGIN; SELECT count(*) FROM leads');
    expect(await database.purge(0)).toBe(false);
    expect(log()).toBe(true);
    const purged = database.purge(60_000);
    // After the first attempt.
    setImmediate(() => reader.exec('COMMIT'));
    expect(await purged).toBe(true);
    expect(log()).toBe(false);
    reader.close();
    await filled.close();
  });
});
