import {
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../../env.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import type { Lead } from '../Lead.ts';
import type { LeadStore } from '../LeadStore.ts';
import { openLeadStore } from '../openConfiguredStore.ts';
import { runStoreCommand } from './runStoreCommand.ts';

let folder: string;
let environment: Environment;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-command-'));
  environment = readEnvironment({ DATA_DIR: join(folder, 'data') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) => runStoreCommand(environment, words, 'kit@ops-1');

/** Does something with the store while no command runs. */
async function withStore<Result>(action: (store: LeadStore) => Promise<Result>): Promise<Result> {
  const store = openLeadStore(environment.DATA_DIR);
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}

const insert = (...leads: Lead[]) =>
  withStore(async (store) => {
    for (const lead of leads) await store.insert(lead);
  });
const ids = () => withStore(async (store) => (await store.list()).map(({ id }) => id).sort());
const actions = () => withStore(async (store) => (await store.audits()).map(({ action }) => action));

/** Where a restore has put the previous store. */
const aside = () =>
  join(environment.DATA_DIR, readdirSync(environment.DATA_DIR).find((name) => /sqlite\.2/.test(name)) ?? '');

describe('the audit log', () => {
  it('records who made a backup, of how many leads and to which file, before the file has its final name', async () => {
    await insert(sampleLead(), sampleLead());
    const file = join(folder, 'copy');
    await run('backup', file);
    expect(await withStore((store) => store.audits())).toEqual([
      { at: expect.any(String), actor: 'kit@ops-1', action: 'backup', subject: file, leads: 2 },
    ]);
    await expect(run('backup', join(folder, 'none', 'copy'))).rejects.toThrow('No backup was made');
    expect(await actions()).toEqual(['backup']);
  });

  it('continues after a restore, with the restore and what was done since the backup', async () => {
    await insert(sampleLead());
    const file = join(folder, 'copy');
    await run('backup', file);
    await withStore((store) => store.audit({ actor: 'ada@ops-2', action: 'show', subject: 'x', leads: 1 }));
    await run('restore', file);
    const [newest, ...earlier] = await withStore((store) => store.audits());
    expect(newest).toMatchObject({ actor: 'kit@ops-1', action: 'restore', subject: file, leads: 1 });
    expect(earlier.map(({ action }) => action)).toEqual(['show', 'backup']);
  });

  it('is not added to the backup of a release that had none, which may have to run on it again', async () => {
    const file = join(folder, 'old');
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE leads (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; PRAGMA user_version = 3');
    old.close();
    await insert(sampleLead());
    await run('restore', file);
    const restored = new DatabaseSync(join(environment.DATA_DIR, 'leads.sqlite'), { readOnly: true });
    expect(restored.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 });
    expect(restored.prepare('SELECT name FROM sqlite_schema').all()).toHaveLength(1);
    restored.close();
  });
});

describe('the import of a store that was put aside', () => {
  it('adds the leads received after the backup, once, and does not change the file', async () => {
    const [first, second] = [sampleLead(), sampleLead({ state: 'delivered' })];
    await insert(first);
    const file = join(folder, 'copy');
    await run('backup', file);
    await insert(second);
    await run('restore', file);
    expect(await ids()).toEqual([first.id]);
    const before = readFileSync(aside());

    expect(await run('import', aside())).toMatch(
      /^1 lead imported from leads\.sqlite\.2.*; the other 1 were already there\.$/,
    );
    expect(await ids()).toEqual([first.id, second.id].sort());
    expect(await withStore((store) => store.find(second.id))).toMatchObject({ state: 'delivered' });
    expect(await actions()).toEqual(['import', 'restore', 'backup']);
    expect(JSON.parse(await run('import', aside(), '--json'))).toEqual({ leads: 2, brought: 0 });
    expect(readFileSync(aside()).equals(before)).toBe(true);
    expect(readdirSync(environment.DATA_DIR).filter((name) => name.startsWith('.import'))).toEqual([]);
  });

  it('works while a server uses the store, and recognizes a lead that was sent again in the meantime', async () => {
    const submissionId = 'the same';
    await insert(sampleLead({ submissionId }));
    const file = join(folder, 'copy');
    await run('backup', file);
    rmSync(environment.DATA_DIR, { recursive: true });
    await withStore(async (server) => {
      await server.insert(sampleLead({ submissionId }));
      expect(JSON.parse(await run('import', file, '--json'))).toEqual({ leads: 1, brought: 0 });
      expect(await server.list()).toHaveLength(1);
    });
  });

  it('says what it cannot import, and creates no store', async () => {
    await expect(run('import', 'x')).rejects.toThrow('There is no store of leads in');
    await insert(sampleLead());
    await expect(run('import')).rejects.toThrow('Missing argument: npm run leads -- import');
    await expect(run('import', join(folder, 'x'))).rejects.toThrow('There is no file');
    await expect(run('import', 'postgres://u:secret@host:99999/x')).rejects.toThrow(
      /^The address of the database must have a port from 0 to 65535\.$/,
    );
    writeFileSync(join(folder, 'text'), 'not a store');
    await expect(run('import', join(folder, 'text'))).rejects.toThrow('is not a store of leads');
    const other = openLeadStore(join(folder, 'other'));
    await other.insert(sampleLead());
    const used = join(folder, 'other', 'leads.sqlite');
    expect(statSync(`${used}-wal`).size).toBeGreaterThan(0);
    for (const command of ['import', 'restore'])
      await expect(run(command, used)).rejects.toThrow(
        `DATA_DIR=${join(folder, 'other')} npm run leads -- backup`,
      );
    await other.close();
  });
});

/** The file of a store without a table. */
function storeWithout(table: string): Buffer {
  const file = join(folder, 'without');
  cpSync(join(environment.DATA_DIR, 'leads.sqlite'), file);
  const database = new DatabaseSync(file);
  database.exec(`DROP TABLE ${table}`);
  database.close();
  return readFileSync(file);
}

describe('the restore of a store', () => {
  it('rejects one whose server was killed, because its newest leads are in its log, and does not change it', async () => {
    await insert(sampleLead());
    const server = openLeadStore(join(folder, 'live'));
    await server.insert(sampleLead());
    const dead = join(folder, 'dead');
    cpSync(join(folder, 'live'), dead, { recursive: true });
    await server.close();
    const before = await ids();
    const file = join(dead, 'leads.sqlite');
    await expect(run('restore', file)).rejects.toThrow(`${file}-wal`);
    expect(await ids()).toEqual(before);
    // What the message says to do.
    environment = readEnvironment({ DATA_DIR: dead });
    await run('backup', join(folder, 'copy'));
    environment = readEnvironment({ DATA_DIR: join(folder, 'data') });
    expect(await run('restore', join(folder, 'copy'))).toMatch(/^1 lead restored/);
    expect(await ids()).not.toEqual(before);
  });

  it.each([
    ['is not a database', (store: Buffer) => Buffer.alloc(store.length, 'x')],
    [
      'has lost its pages',
      (store: Buffer) => Buffer.concat([store.subarray(0, 4096), Buffer.alloc(4096, 'x')]),
    ],
    ['lacks its audit log', () => storeWithout('audit')],
  ])('puts a damaged one aside, with its log, if it %s', async (_how, damaged) => {
    await insert(sampleLead());
    const file = join(folder, 'copy');
    await run('backup', file);
    const place = join(environment.DATA_DIR, 'leads.sqlite');
    const damage = damaged(readFileSync(place));
    writeFileSync(place, damage);
    writeFileSync(`${place}-wal`, 'what a crash left');
    const said = await run('restore', file);
    expect(said).toContain(`The previous store is now ${aside()} and still holds its leads. Delete it when`);
    expect(said).toContain('Its audit log could not be read');
    expect(readFileSync(aside()).subarray(4096).equals(damage.subarray(4096))).toBe(true);
    expect(await ids()).toHaveLength(1);
    expect(await actions()).toContain('restore');
  });

  it('leaves nothing behind if it fails', async () => {
    await insert(sampleLead());
    const file = join(folder, 'copy');
    await run('backup', file);
    // The entries of a restore cannot be added to an audit log with other columns.
    const database = new DatabaseSync(file);
    database.exec('DROP TABLE audit; CREATE TABLE audit (id TEXT)');
    database.close();
    const before = await ids();
    await expect(run('restore', file)).rejects.toThrow('audit');
    expect(readdirSync(environment.DATA_DIR)).toEqual(['leads.sqlite']);
    expect(await ids()).toEqual(before);
  });

  it('gives the file to the owner of the previous store or the folder, whoever runs it', async () => {
    await insert(sampleLead());
    const file = join(folder, 'copy');
    await run('backup', file);
    const place = join(environment.DATA_DIR, 'leads.sqlite');
    // Only root can give a file away; others own what they replace.
    const isRoot = process.getuid?.() === 0;
    const ownerOf = (path: string) => {
      const { uid, gid } = statSync(path);
      return [uid, gid];
    };
    for (const path of [place, environment.DATA_DIR]) {
      if (isRoot) chownSync(path, 1234, 1235);
      const owner = ownerOf(path);
      await run('restore', file);
      expect(ownerOf(place)).toEqual(owner);
      rmSync(place);
    }
  });
});
