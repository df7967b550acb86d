import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../../testing/sampleLead.ts';
import { setAsideStores } from '../embeddedBackup.ts';
import type { LeadStore } from '../LeadStore.ts';
import { openLeadStore } from '../openConfiguredStore.ts';
import { runLeadsCommand } from './runLeadsCommand.ts';

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

const operator = {
  actor: 'kit@ops-1',
  serviceOf: ({ formId }: { formId: string }) =>
    formId === 'newsletter' ? 'mailing-list' : 'marketing-forms',
};
const run = (...words: string[]) =>
  runLeadsCommand(store, words, { ...operator, putAside: setAsideStores(folder) });

const lead = sampleLead({
  id: '019b8b4c-0000-7000-8000-000000000001',
  formId: 'request-demo',
  fields: { email: 'ada@northwind.example', message: 'red \u001b[31m\nalert' },
  campaign: { utm_source: 'mail' },
});

describe('the leads command', () => {
  it('lists leads in columns, the newest first', async () => {
    expect(await run('list')).toBe('No leads yet.');
    await store.insert(lead);
    await store.insert(sampleLead({ id: '019b8b4c-0000-7000-8000-000000000002', state: 'spam' }));
    expect(await run('list')).toBe(
      [
        'received (UTC)    state        tries  form          e-mail                 id',
        '────────────────  ───────────  ─────  ────────────  ─────────────────────  ────────────────────────────────────',
        '2026-01-02 03:04  spam         0      newsletter    ada@northwind.example  019b8b4c-0000-7000-8000-000000000002',
        '2026-01-02 03:04  undelivered  0      request-demo  ada@northwind.example  019b8b4c-0000-7000-8000-000000000001',
        '',
        '2 leads: 1 undelivered, 1 spam.',
      ].join('\n'),
    );
    expect(await run('list', '--limit', '1')).toContain('Only the newest 1 are shown: --all shows all.');
    expect(await run('list', '--state', 'given-up')).toBe('No given-up leads.');
    expect(JSON.parse(await run('list', '--json', '--state', 'undelivered'))).toMatchObject([lead]);
  });

  it('shows one complete lead, without the control characters in it', async () => {
    await store.insert(lead);
    const shown = await run('show', lead.id);
    expect(shown).toContain('  message  red ·[31m·alert');
    expect(shown).toContain('  utm_source  mail');
    expect(shown).toContain('  received  2026-01-02 03:04:05 UTC');
    expect(JSON.parse(await run('show', lead.id, '--json'))).toMatchObject(lead);
  });

  it.each([
    ['an 8-bit control character', '\u009b31m'],
    ['a direction override', 'a\u202eexe.pdf'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['invisible characters', 'a\u200bb\u{e0041}c'],
    ['a line separator', 'a\u2028b'],
    ['half of a character', 'a\ud83d'],
  ])('shows %s as dots, and escaped in JSON', async (_, typed) => {
    await store.insert({ ...lead, fields: { ...lead.fields, company: typed } });
    const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
    for (const words of [['show', lead.id], ['list'], ['show', lead.id, '--json'], ['list', '--json']])
      expect((await run(...words)).replaceAll('\n', '')).not.toMatch(hidden);
    expect(JSON.parse(await run('show', lead.id, '--json')).fields.company).toBe(typed);
  });

  it('exports to a file that only its owner can read', async () => {
    await store.insert({ ...lead, fields: { ...lead.fields, company: '=HYPERLINK("x")' } });
    const file = join(folder, 'leads.csv');
    expect(await run('export', file)).toBe(`1 lead written to ${file}.`);
    expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run('export', join(folder, 'no', 'leads.csv'))).rejects.toThrow(/cannot be written/);
  });

  it('never exports to an existing file, such as the store', async () => {
    await store.insert(lead);
    const file = join(folder, 'leads.csv');
    writeFileSync(file, 'of somebody else');
    for (const taken of [file, join(folder, 'leads.sqlite')]) {
      const before = readFileSync(taken);
      await expect(run('export', taken)).rejects.toThrow(`${taken} already exists: name another file.`);
      expect(readFileSync(taken).equals(before)).toBe(true);
    }
    expect(await run('audit')).not.toContain('export');
  });

  it('queues leads again that were given up', async () => {
    await store.insert({ ...lead, state: 'given-up' });
    await store.insert(sampleLead({ state: 'spam' }));
    expect(await run('retry')).toBe('1 lead will be delivered again.');
    expect(await run('retry', '--json')).toBe('{"retried":0}');
    await expect(run('retry', lead.id)).rejects.toThrow(/is undelivered: only leads that were given up/);
  });

  it('finds all leads of one person, in any spelling of the address', async () => {
    await store.insert(lead);
    await store.insert(sampleLead({ fields: { email: 'kit@northwind.example' } }));
    expect(JSON.parse(await run('list', '--email', ' ADA@northwind.example', '--json'))).toMatchObject([
      lead,
    ]);
    expect(await run('list', '--email', 'ada@northwind.example')).not.toContain('kit@');
    const file = join(folder, 'ada.csv');
    expect(await run('export', file, '--email', 'ada@northwind.example')).toMatch(/^1 lead written/);
    expect(await run('list', '--email', 'bo@northwind.example')).toBe(
      'There are no leads for bo@northwind.example.',
    );
  });

  it('forgets an address', async () => {
    await store.insert(lead);
    expect(await run('forget', 'ADA@northwind.example')).toMatch(/^1 lead for ADA@northwind.example erased/);
    expect(await run('forget', 'ada@northwind.example')).toMatch(
      /^There are no leads for ada@northwind.example\.\nLeads that were delivered and erased here before are not listed/,
    );
  });

  it.each(['user@bücher.example', 'user@xn--bcher-kva.example', 'USER@BÜCHER.EXAMPLE'])(
    'lists and forgets %s, whichever form of its domain was stored',
    async (email) => {
      for (const stored of ['user@xn--bcher-kva.example', 'User@XN--BCHER-KVA.example'])
        await store.insert(sampleLead({ fields: { email: stored } }));
      expect(JSON.parse(await run('list', '--email', email, '--json'))).toHaveLength(2);
      expect(await run('forget', email)).toContain(`2 leads for ${email} erased here.`);
    },
  );

  it('forgets an address that a form would refuse', async () => {
    await store.insert(sampleLead({ fields: { email: 'A..b@xn--bcher-kva.example' } }));
    await store.insert(sampleLead({ fields: { email: 'a@192.0.2.1' } }));
    for (const email of ['a..b@bücher.example', 'A@192.0.2.1'])
      expect(await run('forget', email)).toContain(`1 lead for ${email} erased here.`);
  });

  it('says what the services still have of a forgotten person', async () => {
    await store.insert(lead);
    const letter = sampleLead({ id: '019b8b4c-0000-7000-8000-000000000002' });
    await store.insert(letter);
    const claim = { destination: 'all', scope: { except: [] }, lease: 1000, limit: 9, sendLimit: 9 };
    await store.claim(claim);
    await store.insert(sampleLead());
    expect(await run('forget', 'ada@northwind.example')).toBe(
      [
        '3 leads for ada@northwind.example erased here.',
        'The services still have to erase these, which they know by lead_id:',
        `  marketing-forms: ${lead.id} (request-demo, undelivered)`,
        `  mailing-list: ${letter.id} (newsletter, undelivered)`,
        'Leads that were delivered and erased here before are not listed: ask the services about the address as well.',
      ].join('\n'),
    );
  });

  it('says where else a forgotten address may be: in stores put aside, or in a log that is being read', async () => {
    await store.insert(lead);
    const aside = ['leads.sqlite.2026-11-24T08-00-00-000Z', 'leads.sqlite.moved'].map((name) =>
      join(folder, name),
    );
    for (const path of [...aside, join(folder, 'leads.sqlite.part')]) writeFileSync(path, '');
    const said = await run('forget', 'ada@northwind.example');
    expect(said).toContain(
      [
        'may still contain leads for this address: delete them when you no longer need them.',
        ...aside.map((path) => `  ${path}`),
      ].join('\n'),
    );
    expect(said).not.toContain('.part');
    expect(JSON.parse(await run('forget', 'bo@northwind.example', '--json'))).toMatchObject({
      putAside: aside,
    });
    const read: LeadStore = { ...store, forget: async () => ({ leads: [], lingers: true }) };
    const { lingers } = JSON.parse(
      await runLeadsCommand(read, ['forget', 'x', '--json'], { ...operator, putAside: [] }),
    );
    expect(lingers).toBe(true);
    expect(await runLeadsCommand(read, ['forget', 'x'], { ...operator, putAside: [] })).toContain(
      'still be in the log of the store',
    );
  });

  it('records who viewed or erased leads, without naming the visitors', async () => {
    expect(await run('audit')).toBe('Nobody has viewed or erased a lead.');
    await store.insert(lead);
    await run('list', '--email', 'ada@northwind.example');
    // Whether somebody is in the store is personal, too.
    await run('list', '--email', 'zz@none.example');
    await run('export', join(folder, 'none.csv'), '--email', 'zz@none.example');
    await run('show', lead.id, '--json');
    await run('export', join(folder, 'all.csv'), '--state', 'undelivered');
    await run('forget', 'ada@northwind.example');
    const entries: Record<string, unknown>[] = JSON.parse(await run('audit', '--json'));
    expect(
      entries.map(({ actor, action, subject, leads }) => [actor, action, subject, leads].join(' | ')).sort(),
    ).toEqual([
      'kit@ops-1 | export | any state, one address | 0',
      'kit@ops-1 | export | undelivered | 1',
      `kit@ops-1 | forget | ${lead.id} | 1`,
      'kit@ops-1 | list | any state, one address | 0',
      'kit@ops-1 | list | any state, one address | 1',
      `kit@ops-1 | show | ${lead.id} | 1`,
    ]);
    expect(await run('audit', '--limit', '1')).toMatch(/^when \(UTC\) .*\n─.*\n20.* {2}kit@ops-1 .*$/);
    expect(await run('audit')).not.toContain('ada@');
  });

  it.each([
    [[], /^Name a command\.\nUsage/],
    [['delete'], /^“delete” is not a command\.\nUsage/],
    [['constructor'], /^“constructor” is not a command\.\nUsage/],
    [['show'], /^Missing argument: npm run leads -- show ID$/],
    [['show', 'x'], /^There is no lead x: “npm run leads -- list” shows the ids\.$/],
    [['retry', 'x\u001b'], /^There is no lead x·:/],
    [['export'], /^Missing argument/],
    [['forget'], /^Missing argument/],
    [['list', '--state', 'lost'], /^--state must be one of/],
    [['list', '--limit', '0'], /^--limit must be/],
    [['list', '--color'], /Usage/],
    [['show', 'a', 'b'], /unexpected argument/],
    [['list', 'given-up'], /^“given-up” is an unexpected argument\.$/m],
    [['audit', 'x', '--json'], /^“x” is an unexpected argument\.$/m],
    [['export', 'e.csv', '--limit', '1'], /^export does not take --limit\.$/m],
    [['export', 'e.csv', '--all'], /^export does not take --all\.$/m],
    [['audit', '--email', 'a@b.example', '--state', 'spam'], /^audit does not take --email, --state\.$/m],
    [['forget', 'a@b.example', '--state', 'spam'], /^forget does not take --state\.$/m],
    [['retry', '--email', 'a@b.example'], /^retry does not take --email\.$/m],
    [['show', 'x', '--limit', '1'], /^show does not take --limit\.$/m],
    [['list', '--all', '--limit', '1'], /^--limit and --all exclude each other: keep one\.$/m],
  ])('says what is wrong with %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });
});
