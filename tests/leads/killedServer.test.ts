import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { LeadStore } from '../../server/leads/LeadStore.ts';
import { openLeadStore, openSharedStore } from '../../server/leads/openConfiguredStore.ts';
import { type ProviderStub, startProviderStub } from '../../server/stub/ProviderStub.ts';
import { startPostgres } from '../../server/testing/startPostgres.ts';
import { TEST_FORMS } from '../../server/testing/testForms.ts';
import { writeTestSite } from '../../server/testing/testSite.ts';
import { Load } from './Load.ts';
import { type ServerProcess, startServer } from './startServer.ts';

/** npm run check:ci and check:slow kill more often. */
const KILLS = Number(process.env['KILLS'] ?? 1);

/** Number of kills after which the provider comes back up: later kills hit servers that are delivering. */
const KILLS_WHILE_DOWN = Math.floor(KILLS * 0.7);

const VISITORS = 6;

const TIME_LIMIT = 180_000 + KILLS * 30_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kill-nine-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startStub(): Promise<ProviderStub> {
  const stub = await startProviderStub({
    forms: TEST_FORMS.forms,
    portalId: '77',
    mode: 'down',
    sendLimit: Number.POSITIVE_INFINITY,
  });
  cleanUps.push(() => stub.close());
  return stub;
}

/**
 * Keeps servers running under load, kills one of them again and again, and returns the load with what was acknowledged.
 */
async function killUnderLoad(
  stub: ProviderStub,
  servers: number,
  variables: Readonly<Record<string, string>>,
): Promise<Load> {
  const site = writeTestSite();
  cleanUps.push(() => rmSync(site, { recursive: true, force: true }));
  const environment = {
    SITE_OUT: site,
    MARKETING_FORMS_URL: stub.url,
    MARKETING_FORMS_PORTAL_ID: '77',
    DELIVERY_LIMIT: '100000',
    // Leads that a killed server had claimed are released after three times this long, which the test waits for.
    DELIVERY_TIMEOUT: '1',
    ...variables,
  };
  const running: ServerProcess[] = await Promise.all(
    Array.from({ length: servers }, () => startServer(environment)),
  );
  cleanUps.push(() => Promise.all(running.map((server) => server.kill())));
  let turn = 0;
  let isOpen = true;
  const load = new Load(VISITORS, () => {
    turn += 1;
    return isOpen ? running[turn % running.length]?.address : undefined;
  });
  for (let kills = 0; kills < KILLS; kills += 1) {
    if (kills === KILLS_WHILE_DOWN) stub.mode = 'up';
    // The next one starts while this one is still running, as a supervisor would do it.
    const next = startServer(environment);
    await load.more(5 + ((kills * 7) % 20));
    // Alternately the one that has run longest and the newest.
    const index = kills % running.length;
    await running[index]?.kill();
    running.splice(index, 1);
    // However long a start takes here, the number of leads depends only on the kills.
    isOpen = false;
    running.push(await next);
    isOpen = true;
    load.resume();
  }
  await load.stop();
  return load;
}

/** Waits until every acknowledged lead has reached the provider, and compares what arrived with the store’s records. */
async function expectAllArrived(stub: ProviderStub, load: Load, store: LeadStore): Promise<void> {
  const copies = () => {
    const counts = new Map<string, number>();
    for (const { fields } of stub.taken) {
      const id = fields['lead_id'] ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  const missing = new Set(load.acknowledged);
  let looked = 0;
  await stub.until(() => {
    for (const { fields } of stub.taken.slice(looked)) missing.delete(fields['lead_id'] ?? '');
    looked = stub.taken.length;
    return missing.size === 0;
  });
  expect(load.others).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  // Counted before the records are read: the servers keep sending, and only add attempts.
  const arrived = copies();
  const stored = new Map((await store.list()).map((lead) => [lead.id, lead]));
  await store.close();
  let all = 0;
  for (const [id, count] of arrived) {
    all += count;
    // Each attempt was recorded before it was sent.
    expect(count).toBeLessThanOrEqual(stored.get(id)?.attempts ?? 0);
  }
  for (const id of load.acknowledged) expect(stored.has(id)).toBe(true);
  console.log(
    `${KILLS} kills: ${load.acknowledged.size} leads acknowledged, ${all} arrived, ${all - arrived.size} of them second copies, 0 lost`,
  );
}

it(
  `loses no acknowledged lead when a server is killed ${KILLS} times, with the embedded store`,
  async () => {
    const folder = temporaryFolder();
    const stub = await startStub();
    const load = await killUnderLoad(stub, 1, { DATA_DIR: folder });
    await expectAllArrived(stub, load, openLeadStore(folder));
  },
  TIME_LIMIT,
);

it(
  `loses no acknowledged lead when one of two servers is killed ${KILLS} times, with PostgreSQL`,
  async () => {
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    const address = await postgres.createDatabase();
    const stub = await startStub();
    const load = await killUnderLoad(stub, 2, { DATABASE_URL: address, DATA_DIR: temporaryFolder() });
    await expectAllArrived(stub, load, openSharedStore(address));
  },
  TIME_LIMIT,
);
