import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { at, describeStores, type StoreUnderTest, settled, WINDOW } from '../testing/storeUnderTest.ts';
import type { TestClock } from '../testing/TestClock.ts';
import type { LeadState } from './Lead.ts';
import type { LeadStore } from './LeadStore.ts';

/** A lead that no database accepts. */
const impossibleLead = () => sampleLead({ state: 'lost' as LeadState });

describeStores('the store of leads', (current) => {
  let under: StoreUnderTest;
  let store: LeadStore;
  let clock: TestClock;
  beforeEach(() => {
    under = current();
    ({ store, clock } = under);
  });

  it('keeps every character of a lead across a restart', async () => {
    const consent = 'By sending this you accept our privacy policy.';
    const fields = { email: 'Ada@Northwind.example', message: "tab\tquote'\u2028 😀 \u0000 \ud800" };
    const lead = sampleLead({ fields, consent, visitorToken: 'a\u0000b', spamMarks: ['honeypot', 'fast'] });
    await store.insert(lead);
    await under.restart();
    ({ store } = under);
    expect(await store.find(lead.id)).toMatchObject({ ...lead, visitorToken: 'ab' });
    expect(await store.isReady()).toBe(true);
  });

  it('stores leads that arrive together, even if one of them cannot be written', async () => {
    const leads = Array.from({ length: 30 }, () => sampleLead());
    const results = await Promise.allSettled([...leads, impossibleLead()].map((lead) => store.insert(lead)));
    expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(results.at(-1)?.status).toBe('rejected');
    expect(await store.list()).toHaveLength(30);
  });

  it('stores a submission once if it is sent again with the same id, and returns the first lead', async () => {
    const submissionId = randomUUID();
    const [first, again, other] = [
      sampleLead({ submissionId }),
      sampleLead({ submissionId }),
      sampleLead({ submissionId: randomUUID() }),
    ];
    expect(await store.insert(first)).toBe(first.id);
    // From another server, among others.
    const another = under.openAnother();
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

  it('stores a submission once if it exists with an earlier id of the same content', async () => {
    const first = sampleLead({ submissionId: 'minute 1', earlierSubmissionId: 'minute 0' });
    const again = sampleLead({ submissionId: 'minute 2', earlierSubmissionId: 'minute 1' });
    const other = sampleLead({ submissionId: 'minute 4', earlierSubmissionId: 'minute 3' });
    await store.insert(first);
    expect(await Promise.all([again, other].map((lead) => store.insert(lead)))).toEqual([first.id, other.id]);
    expect(await store.list()).toHaveLength(2);
  });

  it('says how many leads are waiting, and since when', async () => {
    expect(await store.backlog()).toEqual({ undelivered: 0 });
    await store.insert(sampleLead({ receivedAt: at('00:00:02') }));
    await store.insert(sampleLead({ receivedAt: at('00:00:01') }));
    await store.insert(sampleLead({ receivedAt: at('00:00:00'), state: 'spam' }));
    expect(await store.backlog()).toEqual({ undelivered: 2, oldest: at('00:00:01') });
    expect(await store.count()).toEqual({ undelivered: 2, delivered: 0, 'given-up': 0, spam: 1 });
  });

  it('erases delivered leads after a time, and all leads of an address at once', async () => {
    const kit = sampleLead({ fields: { email: 'kit@northwind.example' } });
    await store.insert(sampleLead());
    const [lead] = (await under.claim()).leads;
    if (lead === undefined) throw new Error('not claimed');
    await store.record(lead, settled('delivered'), WINDOW);
    for (const other of [kit, sampleLead()]) await store.insert(other);
    clock.advance(5000);
    expect(await store.eraseOld({ delivered: 5000 })).toEqual({ erased: {} });
    expect(await store.eraseOld({ delivered: 4999 })).toEqual({ erased: { delivered: 1 } });
    expect(await store.list()).toHaveLength(2);
    expect((await store.forget(' ADA@northwind.example ', 'kit@ops')).leads).toHaveLength(1);
    expect(await store.forget('nobody@northwind.example', 'kit@ops')).toEqual({ leads: [] });
    expect((await store.list()).map(({ fields }) => fields['email'])).toEqual(['kit@northwind.example']);
  });

  it('erases refused leads, spam and waiting leads after their own periods, and records it', async () => {
    const old = { receivedAt: at('00:00:00') };
    for (const state of ['spam', 'spam', 'undelivered', 'given-up'] as const)
      await store.insert(sampleLead({ ...old, state }));
    await store.insert(sampleLead({ state: 'spam', receivedAt: at('00:00:09') }));
    clock.advance(10_000);
    // Leads that have no settlement time do not expire by it.
    expect(await store.eraseOld({ spam: 5000, 'given-up': 5000 })).toEqual({ erased: { spam: 2 } });
    expect(await store.count()).toEqual({ undelivered: 1, delivered: 0, 'given-up': 1, spam: 1 });
    expect(await store.count(0)).toEqual({ undelivered: 0, delivered: 0, 'given-up': 0, spam: 0 });
    expect(await store.eraseOld({ undelivered: 5000 })).toEqual({ erased: { undelivered: 1 } });
    await store.forget('ada@northwind.example', 'kit@ops');
    await store.audit({ actor: 'bo@ops', action: 'export', subject: 'spam', leads: 0 });
    const audits = await store.audits();
    expect(audits.map(({ actor, action, leads }) => `${actor} ${action} ${leads}`)).toEqual(
      expect.arrayContaining(['bo@ops export 0', 'kit@ops forget 2', 'server expire 1', 'server expire 2']),
    );
    expect(audits.every((entry) => entry.at === at('00:00:10'))).toBe(true);
    expect(JSON.stringify(audits)).not.toContain('ada@');
    clock.advance(4 * 365 * 24 * 3_600_000);
    await store.eraseOld({});
    // A clock that is years ahead of the last run may be wrong: the store waits a day before it trusts it.
    clock.advance(24 * 3_600_000);
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

  it('is migrated by one of many processes that open it', async () => {
    const stores = Array.from({ length: 4 }, () => under.openAnother());
    expect(await Promise.all(stores.map((opened) => opened.isReady()))).toEqual([true, true, true, true]);
  });
});
