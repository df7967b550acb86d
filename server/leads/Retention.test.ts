import { afterEach, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { startTestSite, type TestSite } from '../testing/testSite.ts';
import { openLeadStore } from './openConfiguredStore.ts';

let site: TestSite | undefined;
afterEach(() => site?.close());

it('erases delivered leads that are older than they may be when the server starts', async () => {
  const day = 24 * 3_600_000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  site = await startTestSite();
  const store = openLeadStore(site.dataDir);
  for (const [days, state] of [
    [31, 'delivered'],
    [29, 'delivered'],
    [31, 'given-up'],
  ] as const) {
    const lead = sampleLead({ receivedAt: ago(days) });
    await store.insert(lead);
    const [claimed] = (
      await store.claim({
        destination: 'provider',
        scope: { except: [] },
        now: ago(days),
        leaseEnds: ago(0),
        limit: 1,
        sendLimit: 10,
      })
    ).leads;
    if (claimed === undefined) throw new Error('not claimed');
    const outcome = { state, nextAttemptAt: '', providerAnswer: '', leftOut: [] };
    await store.record(claimed, outcome, ago(days), ago(0));
  }
  const another = await startTestSite({ variables: { LEAD_RETENTION_DAYS: '30' }, parts: { store } });
  await another.app.close();
  const left = openLeadStore(site.dataDir);
  expect((await left.list()).map(({ state }) => state).sort()).toEqual(['delivered', 'given-up']);
  await left.close();
  await another.close();
});
