import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLeadsCommand } from './cli.ts';
import { createLeadId } from './createLeadId.ts';
import type { Lead } from './Lead.ts';
import type { LeadScope, LeadStore } from './LeadStore.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';
import { csvCell } from './leadsToCsv.ts';
import { openLeadStore } from './store.ts';

let folder: string;
let store: LeadStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  store = openLeadStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function leadWith(part: Partial<Lead> = {}): Lead {
  return {
    id: createLeadId(),
    formId: 'newsletter',
    providerFormId: 'guid',
    receivedAt: '2026-01-02T03:04:05.000Z',
    pageUri: 'https://www.lintel.example/',
    pageName: 'Home',
    locale: 'en',
    fields: { email: 'ada@northwind.example' },
    campaign: {},
    leadData: { email_id: 'ada@northwind.example', newsletter_request: true },
    submissionClass: 'secondary',
    visitorToken: '',
    state: 'undelivered',
    ...part,
  };
}

describe('the store of leads', () => {
  it('keeps a lead over a restart', async () => {
    const lead = leadWith();
    await store.insert(lead);
    await store.close();
    store = openLeadStore(folder);
    expect(await store.find(lead.id)).toMatchObject(lead);
    expect(await store.isReady()).toBe(true);
  });

  it('flushes each write to the disk', () => {
    const database = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('hands out what is due, and nothing that is given up until it is tried again', async () => {
    const [now, later, refused] = [leadWith(), leadWith(), leadWith()];
    for (const lead of [now, later, refused]) await store.insert(lead);
    await store.record(later.id, {
      state: 'undelivered',
      nextAttemptAt: '2030-01-01T00:00:00Z',
      providerAnswer: '503',
    });
    await store.record(refused.id, { state: 'given-up', nextAttemptAt: '', providerAnswer: 'no such form' });
    const moment = { now: '2026-06-01T00:00:00Z', leaseEnds: '2026-06-01T00:00:00Z', limit: 10 };
    const due = async () => (await store.claim({ scope: 'all', ...moment })).map((lead) => lead.id);
    expect(await due()).toEqual([now.id]);
    expect(await store.find(refused.id)).toMatchObject({ attempts: 1, providerAnswer: 'no such form' });
    expect(await store.retry(now.id)).toBe(0);
    expect(await store.retry()).toBe(1);
    expect((await due()).sort()).toEqual([now.id, refused.id].sort());
  });

  it('hands a lead to one process at a time, until its lease ends', async () => {
    const [letter, demo] = [leadWith(), leadWith({ formId: 'request-demo' })];
    for (const lead of [letter, demo]) await store.insert(lead);
    const claim = async (now: string, scope: LeadScope) =>
      (await store.claim({ scope, now, leaseEnds: '2026-06-01T00:02:00Z', limit: 10 })).map(
        (lead) => lead.id,
      );
    expect(await claim('2026-06-01T00:00:00Z', 'newsletter')).toEqual([letter.id]);
    expect(await claim('2026-06-01T00:00:00Z', 'newsletter')).toEqual([]);
    expect(await claim('2026-06-01T00:00:00Z', 'not-newsletter')).toEqual([demo.id]);
    expect(await claim('2026-06-01T00:01:59Z', 'all')).toEqual([]);
    expect((await claim('2026-06-01T00:02:00Z', 'all')).sort()).toEqual([letter.id, demo.id].sort());
  });

  it('refuses a file of a newer release', async () => {
    const database = new DatabaseSync(join(folder, 'leads.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openLeadStore(folder)).toThrow(/newer release/);
  });

  it('is opened again after it could not be', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const lazy = lazyLeadStore(() => openLeadStore(blocked));
    await expect(lazy.insert(leadWith())).rejects.toThrow();
    rmSync(blocked);
    await lazy.insert(leadWith());
    expect(await lazy.list()).toHaveLength(1);
    await lazy.close();
  });
});

describe('the leads command', () => {
  it('lists, shows and exports', async () => {
    expect(await runLeadsCommand(store, ['list'])).toBe('No leads yet.');
    const lead = leadWith({ fields: { email: 'ada@northwind.example', company: '=HYPERLINK("x")' } });
    await store.insert(lead);
    expect(await runLeadsCommand(store, ['list'])).toContain(lead.id);
    expect(JSON.parse(await runLeadsCommand(store, ['show', lead.id]))).toMatchObject(lead);
    const file = join(folder, 'leads.csv');
    expect(await runLeadsCommand(store, ['export', file])).toContain('1 leads');
    expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await runLeadsCommand(store, ['retry'])).toBe('0 leads to be delivered again.');
  });

  it.each([[[]], [['show']], [['show', 'x']], [['export']], [['delete']]])(
    'says what is wrong with %j',
    async (words) => {
      await expect(runLeadsCommand(store, words)).rejects.toThrow(/Usage|no lead/);
    },
  );
});

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+12025550142', "'+12025550142"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['  =1', "'  =1"],
    ['\tx', "'\tx"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['plain', 'plain'],
    [undefined, ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('createLeadId', () => {
  it('makes identifiers that sort by time', () => {
    const ids = [1, 2, 3].map((hour) => createLeadId(hour * 3_600_000));
    expect(ids.toSorted()).toEqual(ids);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
