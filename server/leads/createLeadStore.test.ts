import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import type { DeliveryOutcome, FormScope, LeadStore } from './LeadStore.ts';
import { openLeadStore, openSharedStore } from './openConfiguredStore.ts';

interface Place {
  open: () => LeadStore;
  remove: () => void;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const PLACES: Record<string, () => Promise<Place>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-'));
    return {
      open: () => openLeadStore(folder),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  PostgreSQL: async () => {
    const address = await postgres.createDatabase();
    return { open: () => openSharedStore(address), remove: () => undefined };
  },
};

const outcome = (part: Partial<DeliveryOutcome> = {}): DeliveryOutcome => ({
  state: 'undelivered',
  nextAttemptAt: '2026-06-01T01:00:00.000Z',
  providerAnswer: '503',
  leftOut: [],
  ...part,
});

const at = (time: string) => `2026-06-01T${time}.000Z`;
const everything: FormScope = { except: [] };

describe.each(Object.entries(PLACES))('the store of leads in %s', (_name, prepare) => {
  let place: Place;
  let store: LeadStore;
  const others: LeadStore[] = [];
  beforeEach(async () => {
    place = await prepare();
    store = place.open();
  });
  afterEach(async () => {
    for (const opened of [store, ...others.splice(0)]) await opened.close();
    place.remove();
  });
  const openAnother = () => {
    const another = place.open();
    others.push(another);
    return another;
  };

  const claim = (now: string, part: { scope?: FormScope; limit?: number; sendLimit?: number } = {}) =>
    store.claim({
      destination: 'provider',
      scope: everything,
      now: at(now),
      leaseEnds: at('00:02:00'),
      limit: 10,
      sendLimit: 100,
      ...part,
    });
  const claimedIds = async (...parameters: Parameters<typeof claim>) =>
    (await claim(...parameters)).leads.map((lead) => lead.id).sort();

  it('keeps a lead over a restart, every character of it', async () => {
    const fields = { email: 'Ada@Northwind.example', message: "tab\tquote'\u2028 😀 \u0000 \ud800" };
    const lead = sampleLead({ fields, visitorToken: 'a\u0000b', spamMarks: ['honeypot', 'fast'] });
    await store.insert(lead);
    await store.close();
    store = place.open();
    expect(await store.find(lead.id)).toMatchObject({ ...lead, visitorToken: 'ab' });
    expect(await store.isReady()).toBe(true);
  });

  it('takes many leads at once, and one that it has already costs the others nothing', async () => {
    const known = sampleLead();
    await store.insert(known);
    const leads = Array.from({ length: 600 }, () => sampleLead());
    const answers = await Promise.allSettled([...leads, known].map((lead) => store.insert(lead)));
    expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(answers.at(-1)?.status).toBe('rejected');
    expect(await store.list()).toHaveLength(601);
  });

  it('hands out what is due, and nothing that is given up until it is tried again', async () => {
    const [now, later, refused, spam] = [
      sampleLead(),
      sampleLead(),
      sampleLead(),
      sampleLead({ state: 'spam' }),
    ];
    for (const lead of [now, later, refused, spam]) await store.insert(lead);
    const { leads } = await claim('00:00:00');
    expect(leads).toHaveLength(3);
    for (const lead of leads) {
      if (lead.id === later.id) await store.record(lead, outcome(), at('00:00:01'), at('00:00:11'));
      if (lead.id === refused.id) {
        const refusal = outcome({ state: 'given-up', nextAttemptAt: '', providerAnswer: 'no such form' });
        await store.record(lead, refusal, at('00:00:01'), at('00:00:11'));
      }
    }
    expect(await claimedIds('00:02:00')).toEqual([now.id]);
    expect(await store.find(refused.id)).toMatchObject({
      state: 'given-up',
      attempts: 1,
      attemptedAt: at('00:00:00'),
      settledAt: at('00:00:01'),
      providerAnswer: 'no such form',
    });
    expect(await store.retry(now.id)).toBe(0);
    expect(await store.retry()).toBe(1);
    expect(await claimedIds('00:03:00')).toEqual([now.id, refused.id].sort());
    expect(await store.retry(spam.id)).toBe(1);
    expect(await claimedIds('02:00:00')).toContain(spam.id);
  });

  it('records a try before it is made', async () => {
    const lead = sampleLead();
    await store.insert(lead);
    await claim('00:00:00');
    expect(await openAnother().find(lead.id)).toMatchObject({
      state: 'undelivered',
      attempts: 1,
      attemptedAt: at('00:00:00'),
    });
  });

  it('hands a lead to one process at a time, until its lease ends', async () => {
    const [letter, demo] = [sampleLead(), sampleLead({ formId: 'request-demo' })];
    for (const lead of [letter, demo]) await store.insert(lead);
    expect(await claimedIds('00:00:00', { scope: { only: ['newsletter'] } })).toEqual([letter.id]);
    expect(await claimedIds('00:00:00', { scope: { only: ['newsletter'] } })).toEqual([]);
    expect(await claimedIds('00:00:00', { scope: { only: [] } })).toEqual([]);
    expect(await claimedIds('00:00:00', { scope: { except: ['newsletter'] } })).toEqual([demo.id]);
    expect(await claimedIds('00:01:59')).toEqual([]);
    expect(await claimedIds('00:02:00')).toEqual([letter.id, demo.id].sort());
  });

  it('gives each lead to one of many that claim at the same time', async () => {
    const leads = Array.from({ length: 60 }, () => sampleLead());
    await Promise.all(leads.map((lead) => store.insert(lead)));
    const stores = [store, openAnother(), openAnother()];
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (stores[index % 3] ?? store).claim({
          destination: 'provider',
          scope: everything,
          now: at('00:00:00'),
          leaseEnds: at('00:02:00'),
          limit: 5,
          sendLimit: 1000,
        }),
      ),
    );
    const ids = claims.flatMap((claimed) => claimed.leads.map((lead) => lead.id));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('changes nothing by an outcome that comes after the lease, but that the lead arrived', async () => {
    await store.insert(sampleLead());
    const [first] = (await claim('00:00:00')).leads;
    const [second] = (await claim('00:02:00')).leads;
    if (first === undefined || second === undefined) throw new Error('not claimed');
    const late = outcome({ state: 'given-up', nextAttemptAt: '' });
    expect(await store.record(first, late, at('00:02:01'), at('00:02:11'))).toBe(false);
    expect((await store.find(first.id))?.state).toBe('undelivered');
    const arrived = outcome({ state: 'delivered', nextAttemptAt: '' });
    expect(await store.record(first, arrived, at('00:02:01'), at('00:02:11'))).toBe(true);
    expect(await store.record(second, outcome(), at('00:02:01'), at('00:02:11'))).toBe(false);
    expect((await store.find(first.id))?.state).toBe('delivered');
  });

  it('never hands out more than the destination takes in a while, whoever asks', async () => {
    await Promise.all(Array.from({ length: 9 }, () => store.insert(sampleLead())));
    const first = await claim('00:00:00', { sendLimit: 4 });
    expect(first.leads).toHaveLength(4);
    for (const lead of first.leads) await store.record(lead, outcome(), at('00:00:01'), at('00:00:11'));
    const another = openAnother();
    const ask = (now: string) =>
      another.claim({
        destination: 'provider',
        scope: everything,
        now: at(now),
        leaseEnds: at('00:02:00'),
        limit: 10,
        sendLimit: 4,
      });
    expect(await ask('00:00:10')).toEqual({ leads: [], freeAt: at('00:00:11') });
    expect((await ask('00:00:11')).leads).toHaveLength(4);
  });

  it('says how much is waiting, and since when', async () => {
    expect(await store.backlog()).toEqual({ undelivered: 0 });
    await store.insert(sampleLead({ receivedAt: at('00:00:02') }));
    await store.insert(sampleLead({ receivedAt: at('00:00:01') }));
    await store.insert(sampleLead({ receivedAt: at('00:00:00'), state: 'spam' }));
    expect(await store.backlog()).toEqual({ undelivered: 2, oldest: at('00:00:01') });
    expect(await store.count()).toEqual({ undelivered: 2, delivered: 0, 'given-up': 0, spam: 1 });
  });

  it('erases delivered leads after a time, and everything of an address at once', async () => {
    const kit = sampleLead({ fields: { email: 'kit@northwind.example' } });
    const leads = [sampleLead({ receivedAt: '2026-01-01T00:00:00.000Z' }), kit, sampleLead()];
    for (const lead of leads) await store.insert(lead);
    const [lead] = (await claim('00:00:00', { limit: 1 })).leads;
    if (lead === undefined) throw new Error('not claimed');
    await store.record(
      lead,
      outcome({ state: 'delivered', nextAttemptAt: '' }),
      at('00:00:01'),
      at('00:00:11'),
    );
    expect(await store.eraseDelivered(at('00:00:01'))).toBe(0);
    expect(await store.eraseDelivered(at('00:00:02'))).toBe(1);
    expect(await store.list()).toHaveLength(2);
    expect(await store.forget(' ADA@northwind.example ')).toBe(1);
    expect(await store.forget('nobody@northwind.example')).toBe(0);
    expect((await store.list()).map(({ fields }) => fields['email'])).toEqual(['kit@northwind.example']);
  });

  it('lists by state, in pages', async () => {
    const leads = Array.from({ length: 5 }, () => sampleLead());
    for (const lead of leads) await store.insert(lead);
    await store.insert(sampleLead({ state: 'spam' }));
    expect(await store.list({ state: 'spam' })).toHaveLength(1);
    const newest = await store.list({ state: 'undelivered', limit: 2 });
    const before = newest.at(-1)?.id ?? '';
    const rest = await store.list({ state: 'undelivered', before });
    expect([...newest, ...rest].map(({ id }) => id)).toEqual(
      leads
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  it('is brought to its present form by one of many that open it', async () => {
    const stores = Array.from({ length: 4 }, openAnother);
    expect(await Promise.all(stores.map((opened) => opened.isReady()))).toEqual([true, true, true, true]);
  });
});
