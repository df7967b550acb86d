import { beforeEach, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { at, describeStores } from '../testing/storeUnderTest.ts';
import type { TestClock } from '../testing/TestClock.ts';
import type { LeadStore } from './LeadStore.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AGES = { spam: 30 * DAY };

describeStores('erasure when the clock cannot be trusted', (current) => {
  let store: LeadStore;
  let clock: TestClock;
  beforeEach(async () => {
    ({ store, clock } = current());
    await store.eraseOld(AGES);
    await store.insert(sampleLead({ state: 'spam', receivedAt: at('00:00:00') }));
  });

  const left = async () => (await store.list()).length;

  it('erases nothing for a day after the clock jumped ahead, and nothing at all once it is set back', async () => {
    clock.advance(HOUR);
    await store.eraseOld(AGES);
    clock.set(clock.time + 400 * DAY);
    expect(await store.eraseOld(AGES)).toEqual({ erased: {}, heldUntil: '2027-07-07T01:00:00.000Z' });
    clock.advance(23 * HOUR);
    expect((await store.eraseOld(AGES)).erased).toEqual({});
    clock.set(clock.time - 400 * DAY);
    expect(await store.eraseOld(AGES)).toEqual({ erased: {} });
    clock.advance(25 * HOUR);
    expect(await store.eraseOld(AGES)).toEqual({ erased: {} });
    expect(await left()).toBe(1);
  });

  it('erases a day late after a server was down for weeks, however often it is started', async () => {
    clock.advance(40 * DAY);
    for (let starts = 0; starts < 8; starts += 1) {
      expect((await current().openAnother().eraseOld(AGES)).erased).toEqual({});
      clock.advance(3 * HOUR);
    }
    expect(await store.eraseOld(AGES)).toEqual({ erased: { spam: 1 } });
    expect(await left()).toBe(0);
  });

  it('erases on time if it has run within two days', async () => {
    for (let days = 0; days < 30; days += 2) {
      clock.advance(2 * DAY);
      expect(await store.eraseOld(AGES)).toEqual({ erased: {} });
    }
    clock.advance(HOUR);
    expect(await store.eraseOld(AGES)).toEqual({ erased: { spam: 1 } });
  });

  it('erases a waiting lead that a killed server was delivering', async () => {
    await store.insert(sampleLead({ receivedAt: at('00:00:00') }));
    await current().claim();
    clock.advance(HOUR);
    expect(await store.eraseOld({ undelivered: 1 })).toEqual({ erased: {} });
    clock.advance(DAY);
    expect(await store.eraseOld({ undelivered: 1 })).toEqual({ erased: { undelivered: 1 } });
  });
});
