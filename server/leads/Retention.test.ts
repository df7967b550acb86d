import { afterEach, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { TestClock } from '../testing/TestClock.ts';
import { startTestSite, type TestSite } from '../testing/testSite.ts';
import { openSqlite } from './database/openSqlite.ts';
import { openLeadStore } from './openConfiguredStore.ts';

let site: TestSite | undefined;
afterEach(() => site?.close());

it('erases leads past their retention period when the server starts', async () => {
  const DAY = 24 * 3_600_000;
  site = await startTestSite();
  const { dataDir } = site;
  const clock = new TestClock(new Date(Date.now() - 31 * DAY).toISOString());
  const store = clock.storeOver(() => openSqlite(dataDir));
  const settle = async (state: 'delivered' | 'given-up') => {
    await store.insert(sampleLead());
    const claim = { destination: 'provider', scope: { except: [] }, lease: 1000, limit: 1, sendLimit: 10 };
    const [claimed] = (await store.claim(claim)).leads;
    if (claimed === undefined) throw new Error('not claimed');
    await store.record(claimed, { state, providerAnswer: '', leftOut: [] }, 0);
  };
  await settle('delivered');
  await settle('given-up');
  clock.advance(2 * DAY);
  await settle('delivered');
  await store.insert(sampleLead({ state: 'spam', receivedAt: new Date(clock.time).toISOString() }));
  await store.insert(sampleLead({ receivedAt: new Date(clock.time).toISOString() }));
  clock.advance(29 * DAY);
  const another = await startTestSite({
    variables: { LEAD_RETENTION_DAYS: '30', SPAM_RETENTION_DAYS: '28', WAITING_RETENTION_DAYS: 'off' },
    parts: { store },
  });
  await another.app.close();
  const left = openLeadStore(site.dataDir);
  expect((await left.list()).map(({ state }) => state).sort()).toEqual([
    'delivered',
    'given-up',
    'undelivered',
  ]);
  const audits = (await left.audits()).map(({ actor, action, subject, leads }) =>
    [actor, action, subject, leads].join(' '),
  );
  expect(audits.sort()).toEqual(['server expire delivered 1', 'server expire spam 1']);
  await left.close();
  await another.close();
});
