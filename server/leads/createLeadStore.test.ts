import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { TestClock } from '../testing/TestClock.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { openPostgres } from './database/openPostgres.ts';
import { openSqlite } from './database/openSqlite.ts';
import type { LeadState } from './Lead.ts';
import type { DeliveryOutcome, FormScope, LeadClaim, LeadStore } from './LeadStore.ts';

interface Place {
  openDatabase: () => LeadDatabase;
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
      openDatabase: () => openSqlite(folder),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  PostgreSQL: async () => {
    const address = await postgres.createDatabase();
    return { openDatabase: () => openPostgres(address), remove: () => undefined };
  },
};

const outcome = (part: Partial<DeliveryOutcome> = {}): DeliveryOutcome => ({
  state: 'undelivered',
  wait: 3_600_000,
  providerAnswer: '503',
  leftOut: [],
  ...part,
});

const settled = (state: 'delivered' | 'given-up', providerAnswer = ''): DeliveryOutcome => ({
  state,
  providerAnswer,
  leftOut: [],
});

const at = (time: string) => `2026-06-01T${time}.000Z`;
const everything: FormScope = { except: [] };

/** Length of a lease, in ms. */
const LEASE = 120_000;

/** Time for which a send counts after its answer, in ms. */
const WINDOW = 10_000;

/** A lead that no database takes. */
const impossibleLead = () => sampleLead({ state: 'lost' as LeadState });

describe.each(Object.entries(PLACES))('the store of leads in %s', (_name, prepare) => {
  let place: Place;
  let store: LeadStore;
  let clock: TestClock;
  const others: LeadStore[] = [];
  beforeEach(async () => {
    place = await prepare();
    clock = new TestClock(at('00:00:00'));
    store = clock.storeOver(place.openDatabase);
  });
  afterEach(async () => {
    for (const opened of [store, ...others.splice(0)]) await opened.close();
    place.remove();
  });
  const openAnother = () => {
    const another = clock.storeOver(place.openDatabase);
    others.push(another);
    return another;
  };

  const claim = (part: Partial<LeadClaim> = {}) =>
    store.claim({
      destination: 'provider',
      scope: everything,
      lease: LEASE,
      limit: 10,
      sendLimit: 100,
      ...part,
    });
  const claimedIds = async (part?: Partial<LeadClaim>) =>
    (await claim(part)).leads.map((lead) => lead.id).sort();

  it('keeps a lead over a restart, every character of it', async () => {
    const consent = 'By sending this you accept our privacy policy.';
    const fields = { email: 'Ada@Northwind.example', message: "tab\tquote'\u2028 😀 \u0000 \ud800" };
    const lead = sampleLead({ fields, consent, visitorToken: 'a\u0000b', spamMarks: ['honeypot', 'fast'] });
    await store.insert(lead);
    await store.close();
    store = clock.storeOver(place.openDatabase);
    expect(await store.find(lead.id)).toMatchObject({ ...lead, visitorToken: 'ab' });
    expect(await store.isReady()).toBe(true);
  });

  it('takes many leads at once, and one that cannot be written costs the others nothing', async () => {
    const leads = Array.from({ length: 600 }, () => sampleLead());
    const answers = await Promise.allSettled([...leads, impossibleLead()].map((lead) => store.insert(lead)));
    expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(answers.at(-1)?.status).toBe('rejected');
    expect(await store.list()).toHaveLength(600);
  });

  it('keeps once what is sent again under the same submission id, and names the first', async () => {
    const submissionId = randomUUID();
    const [first, again, other] = [
      sampleLead({ submissionId }),
      sampleLead({ submissionId }),
      sampleLead({ submissionId: randomUUID() }),
    ];
    expect(await store.insert(first)).toBe(first.id);
    // From another server, and with others in its group.
    const another = openAnother();
    const plain = sampleLead();
    expect(
      await Promise.all([again, other, plain, first, again].map((lead) => another.insert(lead))),
    ).toEqual([first.id, other.id, plain.id, first.id, first.id]);
    expect(await store.list()).toHaveLength(3);
    const [one, two] = await Promise.all(
      [store, another].map((opened) => opened.insert(sampleLead({ submissionId: 'at the same moment' }))),
    );
    expect(one).toBe(two);
  });

  it('keeps once what is there under an earlier id of the same content', async () => {
    const first = sampleLead({ submissionId: 'minute 1', earlierSubmissionId: 'minute 0' });
    const again = sampleLead({ submissionId: 'minute 2', earlierSubmissionId: 'minute 1' });
    const other = sampleLead({ submissionId: 'minute 4', earlierSubmissionId: 'minute 3' });
    await store.insert(first);
    expect(await Promise.all([again, other].map((lead) => store.insert(lead)))).toEqual([first.id, other.id]);
    expect(await store.list()).toHaveLength(2);
  });

  it('hands out what is due, and nothing that is given up until it is tried again', async () => {
    const [now, later, refused, spam] = [
      sampleLead(),
      sampleLead(),
      sampleLead(),
      sampleLead({ state: 'spam' }),
    ];
    for (const lead of [now, later, refused, spam]) await store.insert(lead);
    const { leads } = await claim();
    clock.pass(1000);
    expect(leads).toHaveLength(3);
    for (const lead of leads) {
      if (lead.id === later.id) await store.record(lead, outcome(), WINDOW);
      if (lead.id === refused.id) {
        const refusal = settled('given-up', 'no such form');
        await store.record(lead, refusal, WINDOW);
      }
    }
    clock.passUntil(at('00:02:00'));
    expect(await claimedIds()).toEqual([now.id]);
    expect(await store.find(refused.id)).toMatchObject({
      state: 'given-up',
      attempts: 1,
      attemptedAt: at('00:00:01'),
      settledAt: at('00:00:01'),
      providerAnswer: 'no such form',
    });
    expect(await store.retry(now.id)).toBe(0);
    expect(await store.retry()).toBe(1);
    expect(await claimedIds()).toEqual([refused.id]);
    clock.passUntil(at('00:04:00'));
    expect(await claimedIds()).toEqual([now.id, refused.id].sort());
    expect(await store.retry(spam.id)).toBe(1);
    expect(await claimedIds()).toEqual([spam.id]);
  });

  it('records a try before it is made', async () => {
    const lead = sampleLead();
    await store.insert(lead);
    await claim();
    expect(await openAnother().find(lead.id)).toMatchObject({
      state: 'undelivered',
      attempts: 1,
      attemptedAt: at('00:00:00'),
    });
  });

  it('hands a lead to one process at a time, until its lease ends', async () => {
    const [letter, demo] = [sampleLead(), sampleLead({ formId: 'request-demo' })];
    for (const lead of [letter, demo]) await store.insert(lead);
    expect(await claimedIds({ scope: { only: ['newsletter'] } })).toEqual([letter.id]);
    expect(await claimedIds({ scope: { only: ['newsletter'] } })).toEqual([]);
    expect(await claimedIds({ scope: { only: [] } })).toEqual([]);
    expect(await claimedIds({ scope: { except: ['newsletter'] } })).toEqual([demo.id]);
    clock.passUntil(at('00:01:59'));
    expect(await claimedIds()).toEqual([]);
    clock.passUntil(at('00:02:00'));
    expect(await claimedIds()).toEqual([letter.id, demo.id].sort());
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
          lease: LEASE,
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
    const [first] = (await claim()).leads;
    clock.pass(LEASE);
    const [second] = (await claim()).leads;
    if (first === undefined || second === undefined) throw new Error('not claimed');
    const late = settled('given-up');
    expect(await store.record(first, late, WINDOW)).toBe(false);
    expect((await store.find(first.id))?.state).toBe('undelivered');
    const arrived = settled('delivered');
    expect(await store.record(first, arrived, WINDOW)).toBe(true);
    expect(await store.record(second, outcome(), WINDOW)).toBe(false);
    expect((await store.find(first.id))?.state).toBe('delivered');
  });

  it('never hands out more than the destination takes in a while, whoever asks', async () => {
    await Promise.all(Array.from({ length: 9 }, () => store.insert(sampleLead())));
    const first = await claim({ sendLimit: 4 });
    clock.pass(1000);
    expect(first.leads).toHaveLength(4);
    for (const lead of first.leads) await store.record(lead, outcome(), WINDOW);
    const another = openAnother();
    const ask = () =>
      another.claim({
        destination: 'provider',
        scope: everything,
        lease: LEASE,
        limit: 10,
        sendLimit: 4,
      });
    clock.pass(9000);
    expect(await ask()).toEqual({ leads: [], unreadable: [], freeIn: 1000 });
    clock.pass(1000);
    expect((await ask()).leads).toHaveLength(4);
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
    await store.insert(sampleLead());
    const [lead] = (await claim()).leads;
    if (lead === undefined) throw new Error('not claimed');
    await store.record(lead, settled('delivered'), WINDOW);
    for (const other of [kit, sampleLead()]) await store.insert(other);
    clock.pass(5000);
    expect(await store.eraseOld({ delivered: 5000 })).toEqual({});
    expect(await store.eraseOld({ delivered: 4999 })).toEqual({ delivered: 1 });
    expect(await store.list()).toHaveLength(2);
    expect(await store.forget(' ADA@northwind.example ', 'kit@ops')).toHaveLength(1);
    expect(await store.forget('nobody@northwind.example', 'kit@ops')).toEqual([]);
    expect((await store.list()).map(({ fields }) => fields['email'])).toEqual(['kit@northwind.example']);
  });

  it('erases what was given up, is spam or waits when its own time is over, and writes down that it did', async () => {
    const old = { receivedAt: at('00:00:00') };
    for (const state of ['spam', 'spam', 'undelivered', 'given-up'] as const)
      await store.insert(sampleLead({ ...old, state }));
    await store.insert(sampleLead({ state: 'spam', receivedAt: at('00:00:09') }));
    clock.pass(10_000);
    // What has not been settled is not old by the moment of that.
    expect(await store.eraseOld({ spam: 5000, 'given-up': 5000 })).toEqual({ spam: 2 });
    expect(await store.count()).toEqual({ undelivered: 1, delivered: 0, 'given-up': 1, spam: 1 });
    expect(await store.count(0)).toEqual({ undelivered: 0, delivered: 0, 'given-up': 0, spam: 0 });
    expect(await store.eraseOld({ undelivered: 5000 })).toEqual({ undelivered: 1 });
    await store.forget('ada@northwind.example', 'kit@ops');
    await store.audit({ actor: 'bo@ops', action: 'export', subject: 'spam', leads: 0 });
    const audits = await store.audits();
    expect(audits.map(({ actor, action, leads }) => `${actor} ${action} ${leads}`)).toEqual(
      expect.arrayContaining(['bo@ops export 0', 'kit@ops forget 2', 'server expire 1', 'server expire 2']),
    );
    expect(audits.every((entry) => entry.at === at('00:00:10'))).toBe(true);
    expect(JSON.stringify(audits)).not.toContain('ada@');
    clock.pass(4 * 365 * 24 * 3_600_000);
    await store.eraseOld({});
    expect(await store.audits()).toEqual([]);
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

  it('sends nothing twice when somebody sets the clock forward, and sends it when its lease has ended', async () => {
    const lead = sampleLead();
    await store.insert(lead);
    const another = openAnother();
    const askOther = async () =>
      (
        await another.claim({
          destination: 'provider',
          scope: everything,
          lease: LEASE,
          limit: 10,
          sendLimit: 100,
        })
      ).leads.map(({ id }) => id);
    await askOther();
    clock.pass(LEASE);
    expect(await claimedIds()).toEqual([]);
    clock.pass(LEASE);
    // Both processes believe what leases say from here on.
    expect(await claimedIds()).toEqual([lead.id]);
    clock.set(clock.time + 600_000);
    expect(await claimedIds()).toEqual([]);
    expect(await askOther()).toEqual([]);
    const fresh = sampleLead();
    await store.insert(fresh);
    expect(await claimedIds()).toEqual([fresh.id]);
    clock.pass(LEASE);
    expect((await askOther()).sort()).toEqual([lead.id, fresh.id].sort());
  });

  it('goes on sending when somebody sets the clock back', async () => {
    const [waiting, fresh] = [sampleLead(), sampleLead({ receivedAt: at('00:00:00') })];
    await store.insert(waiting);
    const [claimed] = (await claim({ sendLimit: 1 })).leads;
    if (claimed === undefined) throw new Error('not claimed');
    await store.record(claimed, outcome({ wait: 30_000 }), WINDOW);
    clock.set(clock.time - 3_600_000);
    await store.insert(fresh);
    expect(await claimedIds({ sendLimit: 2 })).toEqual([waiting.id, fresh.id].sort());
  });

  it('gives up a lead whose row cannot be read, lists it, and goes on with the others', async () => {
    const leads = Array.from({ length: 5 }, () => sampleLead());
    for (const lead of leads) await store.insert(lead);
    const damage = ['{"email":', '[]', '{"email":{"a":1}}', 'null'];
    const database = place.openDatabase();
    for (const [index, fields] of damage.entries())
      await database.queries
        .updateTable('leads')
        .set({ fields })
        .where('id', '=', leads[index]?.id ?? '')
        .execute();
    await database.close();
    const { leads: taken, unreadable } = await claim();
    expect(taken.map(({ id }) => id)).toEqual([leads[4]?.id]);
    expect(unreadable.sort()).toEqual(
      leads
        .slice(0, 4)
        .map(({ id }) => id)
        .sort(),
    );
    const listed = await store.list({ state: 'given-up' });
    expect(listed).toHaveLength(4);
    for (const lead of listed)
      expect(lead).toMatchObject({
        isUnreadable: true,
        fields: {},
        providerAnswer: expect.stringContaining('cannot be read'),
      });
  });

  it('is brought to its present form by one of many that open it', async () => {
    const stores = Array.from({ length: 4 }, openAnother);
    expect(await Promise.all(stores.map((opened) => opened.isReady()))).toEqual([true, true, true, true]);
  });
});
