import { beforeEach, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import {
  at,
  describeStores,
  LEASE,
  outcome,
  type StoreUnderTest,
  settled,
  WINDOW,
} from '../testing/storeUnderTest.ts';
import type { TestClock } from '../testing/TestClock.ts';
import type { LeadStore } from './LeadStore.ts';

describeStores('claiming leads', (current) => {
  let under: StoreUnderTest;
  let store: LeadStore;
  let clock: TestClock;
  beforeEach(() => {
    under = current();
    ({ store, clock } = under);
  });

  it('returns leads that are due, and those that were given up only after a retry', async () => {
    const [now, later, refused, spam] = [
      sampleLead(),
      sampleLead(),
      sampleLead(),
      sampleLead({ state: 'spam' }),
    ];
    for (const lead of [now, later, refused, spam]) await store.insert(lead);
    const { leads } = await under.claim();
    clock.advance(1000);
    expect(leads).toHaveLength(3);
    for (const lead of leads) {
      if (lead.id === later.id) await store.record(lead, outcome(), WINDOW);
      if (lead.id === refused.id) {
        const refusal = settled('given-up', 'no such form');
        await store.record(lead, refusal, WINDOW);
      }
    }
    await under.watchUntil(at('00:02:00'));
    expect(await under.claimedIds()).toEqual([now.id]);
    expect(await store.find(refused.id)).toMatchObject({
      state: 'given-up',
      attempts: 1,
      attemptedAt: at('00:00:01'),
      settledAt: at('00:00:01'),
      providerAnswer: 'no such form',
    });
    expect(await store.retry(now.id)).toBe(0);
    expect(await store.retry()).toBe(1);
    expect(await under.claimedIds()).toEqual([refused.id]);
    await under.watchUntil(at('00:04:00'));
    expect(await under.claimedIds()).toEqual([now.id, refused.id].sort());
    expect(await store.retry(spam.id)).toBe(1);
    expect(await under.claimedIds()).toEqual([spam.id]);
  });

  it('records an attempt before it is made', async () => {
    const lead = sampleLead();
    await store.insert(lead);
    await under.claim();
    expect(await under.openAnother().find(lead.id)).toMatchObject({
      state: 'undelivered',
      attempts: 1,
      attemptedAt: at('00:00:00'),
    });
  });

  it('keeps a lead whose page promised that there is no list from the mailing list', async () => {
    const leadData = { email_id: 'a@b.example', newsletter_request: true, list_promise: true };
    const lead = sampleLead({ leadData });
    await store.insert(lead);
    expect(await under.claimedIds({ scope: { only: ['newsletter'] } })).toEqual([]);
    expect(await under.claimedIds({ scope: { except: ['newsletter'] } })).toEqual([lead.id]);
  });

  it('hands a lead to one process at a time, until its lease ends', async () => {
    const [letter, demo] = [sampleLead(), sampleLead({ formId: 'request-demo' })];
    for (const lead of [letter, demo]) await store.insert(lead);
    expect(await under.claimedIds({ scope: { only: ['newsletter'] } })).toEqual([letter.id]);
    expect(await under.claimedIds({ scope: { only: ['newsletter'] } })).toEqual([]);
    expect(await under.claimedIds({ scope: { only: [] } })).toEqual([]);
    expect(await under.claimedIds({ scope: { except: ['newsletter'] } })).toEqual([demo.id]);
    await under.watchUntil(at('00:01:59'));
    expect(await under.claimedIds()).toEqual([]);
    await under.watchUntil(at('00:02:00'));
    expect(await under.claimedIds()).toEqual([letter.id, demo.id].sort());
  });

  it('gives each lead to one of many concurrent claims', async () => {
    const leads = Array.from({ length: 60 }, () => sampleLead());
    await Promise.all(leads.map((lead) => store.insert(lead)));
    const stores = [store, under.openAnother(), under.openAnother()];
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (stores[index % 3] ?? store).claim({
          destination: 'provider',
          scope: { except: [] },
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

  it('ignores an outcome that comes after the lease, except that the lead was delivered', async () => {
    await store.insert(sampleLead());
    const [first] = (await under.claim()).leads;
    await under.watch(LEASE);
    const [second] = (await under.claim()).leads;
    if (first === undefined || second === undefined) throw new Error('not claimed');
    const late = settled('given-up');
    expect(await store.record(first, late, WINDOW)).toBe(false);
    expect((await store.find(first.id))?.state).toBe('undelivered');
    const arrived = settled('delivered');
    expect(await store.record(first, arrived, WINDOW)).toBe(true);
    expect(await store.record(second, outcome(), WINDOW)).toBe(false);
    expect((await store.find(first.id))?.state).toBe('delivered');
  });

  it('never exceeds the send limit of the destination, across all processes', async () => {
    await Promise.all(Array.from({ length: 9 }, () => store.insert(sampleLead())));
    const first = await under.claim({ sendLimit: 4 });
    clock.advance(1000);
    expect(first.leads).toHaveLength(4);
    for (const lead of first.leads) await store.record(lead, outcome(), WINDOW);
    const another = under.openAnother();
    const ask = () =>
      another.claim({
        destination: 'provider',
        scope: { except: [] },
        lease: LEASE,
        limit: 10,
        sendLimit: 4,
      });
    clock.advance(9000);
    expect(await ask()).toEqual({ leads: [], unreadable: [], freeIn: 1000 });
    clock.advance(1000);
    expect((await ask()).leads).toHaveLength(4);
  });

  it('sends nothing twice when the clock is set forward, and retries once the lease has ended', async () => {
    const lead = sampleLead();
    await store.insert(lead);
    const another = under.openAnother();
    const askOther = async () =>
      (
        await another.claim({
          destination: 'provider',
          scope: { except: [] },
          lease: LEASE,
          limit: 10,
          sendLimit: 100,
        })
      ).leads.map(({ id }) => id);
    await askOther();
    clock.advance(LEASE);
    expect(await under.claimedIds()).toEqual([]);
    await under.watch(LEASE);
    // From here on, both processes trust the leases.
    expect(await under.claimedIds()).toEqual([lead.id]);
    clock.set(clock.time + 600_000);
    expect(await under.claimedIds()).toEqual([]);
    expect(await askOther()).toEqual([]);
    const fresh = sampleLead();
    await store.insert(fresh);
    expect(await under.claimedIds()).toEqual([fresh.id]);
    await under.watch(LEASE);
    expect((await askOther()).sort()).toEqual([lead.id, fresh.id].sort());
  });

  it('sends nothing twice when the clock is set and set back while one server does not check it', async () => {
    const lead = sampleLead();
    const another = under.openAnother();
    await under.watch(2 * LEASE);
    await store.insert(lead);
    clock.set(clock.time - 600_000);
    clock.advance(LEASE / 2);
    expect(await under.claimedIds({}, another)).toEqual([lead.id]);
    clock.set(clock.time + 600_000);
    expect(await under.claimedIds()).toEqual([]);
    await under.watch(LEASE);
    expect(await under.claimedIds()).toEqual([lead.id]);
  });

  it('sends nothing twice when the clock is set and set back between two checks', async () => {
    const lead = sampleLead();
    const another = under.openAnother();
    await under.watch(2 * LEASE);
    // Both have just checked the clock. What the other one claims now seems to have been in flight for long.
    await under.claimedIds();
    await store.insert(lead);
    clock.set(clock.time - 600_000);
    expect(await under.claimedIds({}, another)).toEqual([lead.id]);
    clock.advance(1000);
    clock.set(clock.time + 600_000);
    expect(await under.claimedIds()).toEqual([]);
    await under.watch(LEASE);
    expect(await under.claimedIds()).toEqual([lead.id]);
  });

  it('sends what another server has claimed and not sent as soon as its lease has ended', async () => {
    const lead = sampleLead();
    const another = under.openAnother();
    await under.watch(2 * LEASE);
    await store.insert(lead);
    expect(await under.claimedIds({}, another)).toEqual([lead.id]);
    await under.watch(LEASE);
    expect(await under.claimedIds()).toEqual([lead.id]);
  });

  it('keeps sending when the clock is set back', async () => {
    const [waiting, fresh] = [sampleLead(), sampleLead({ receivedAt: at('00:00:00') })];
    await store.insert(waiting);
    const [claimed] = (await under.claim({ sendLimit: 1 })).leads;
    if (claimed === undefined) throw new Error('not claimed');
    await store.record(claimed, outcome({ wait: 30_000 }), WINDOW);
    clock.set(clock.time - 3_600_000);
    await store.insert(fresh);
    expect(await under.claimedIds({ sendLimit: 2 })).toEqual([waiting.id, fresh.id].sort());
  });

  it('gives up a lead whose row cannot be read, lists it, and continues with the others', async () => {
    const leads = Array.from({ length: 5 }, () => sampleLead());
    for (const lead of leads) await store.insert(lead);
    const damage = ['{"email":', '[]', '{"email":{"a":1}}', 'null'];
    const database = under.openDatabase();
    for (const [index, fields] of damage.entries())
      await database.queries
        .updateTable('leads')
        .set({ fields })
        .where('id', '=', leads[index]?.id ?? '')
        .execute();
    await database.close();
    const { leads: taken, unreadable } = await under.claim();
    expect(taken.map(({ id }) => id)).toEqual([leads[4]?.id]);
    expect(unreadable.sort()).toEqual(
      leads
        .slice(0, 4)
        .map(({ id }) => id)
        .sort(),
    );
    // Counted in the store, so that the number survives a restart.
    expect(await store.countUnreadable()).toBe(4);
    const listed = await store.list({ state: 'given-up' });
    expect(listed).toHaveLength(4);
    for (const lead of listed)
      expect(lead).toMatchObject({
        isUnreadable: true,
        fields: {},
        providerAnswer: expect.stringContaining('cannot be read'),
      });
  });
});
