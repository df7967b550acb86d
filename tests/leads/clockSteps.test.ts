import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProviderStub } from '../../server/stub/ProviderStub.ts';
import { overrideClock } from '../../server/testing/settableClock.ts';
import { startPostgres } from '../../server/testing/startPostgres.ts';
import { TEST_FORMS } from '../../server/testing/testForms.ts';
import { writeTestSite } from '../../server/testing/testSite.ts';
import { Load } from './Load.ts';
import { startServer } from './startServer.ts';

const STEPS = 20;

/** The clock’s error in ms after each step, in turn. */
const OFFSETS = [600_000, -3_600_000, 0, 60_000, -60_000, 3_600_000, -600_000];

/** Leads that are accepted and delivered to the provider between two steps. */
const LEADS = 8;
const DELIVERIES = 4;

const TIME_LIMIT = 180_000 + STEPS * 30_000;

let folder: string;
const cleanUps: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-steps-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Sets the clock of two servers under load repeatedly, and counts how often each lead reaches the provider. */
async function stepUnderLoad(
  variables: Readonly<Record<string, string>>,
  setDatabaseClock: (offset: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const clock = join(folder, 'clock');
  const setClock = async (offset: number) => {
    // Written atomically, because a server reads it along with the time.
    writeFileSync(`${clock}.next`, String(offset));
    renameSync(`${clock}.next`, clock);
    await setDatabaseClock(offset);
  };
  await setClock(0);
  // The provider is slow enough that leads are being delivered when the clock is set.
  const stub = await startProviderStub({
    forms: TEST_FORMS.forms,
    portalId: '77',
    mode: 'slow',
    delay: 300,
    sendLimit: Number.POSITIVE_INFINITY,
  });
  cleanUps.push(() => stub.close());
  const site = writeTestSite();
  cleanUps.push(() => rmSync(site, { recursive: true, force: true }));
  const environment = {
    SITE_OUT: site,
    MARKETING_FORMS_URL: stub.url,
    MARKETING_FORMS_PORTAL_ID: '77',
    DELIVERY_LIMIT: '100000',
    DELIVERY_TIMEOUT: '5',
    CLOCK_FILE: clock,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${resolve('tests/clock/steppedClock.ts')}`,
    ...variables,
  };
  const servers = await Promise.all([startServer(environment), startServer(environment)]);
  cleanUps.push(() => Promise.all(servers.map((server) => server.kill())));
  let turn = 0;
  const load = new Load(4, () => {
    turn += 1;
    return servers[turn % servers.length]?.address;
  });
  for (let step = 0; step < STEPS; step += 1) {
    const arrived = stub.taken.length;
    await load.more(LEADS);
    await stub.until(() => stub.taken.length >= arrived + DELIVERIES);
    await setClock(OFFSETS[step % OFFSETS.length] ?? 0);
  }
  await load.more(LEADS);
  await load.stop();
  const idsOf = () => stub.taken.map(({ fields }) => fields['lead_id'] ?? '');
  await stub.until(() => new Set(idsOf()).size >= load.acknowledged.size);
  await Promise.all(servers.map((server) => server.stop()));
  const ids = idsOf();
  expect(load.others).toEqual([]);
  expect(ids.length - new Set(ids).size).toBe(0);
  console.log(`${STEPS} clock steps: ${load.acknowledged.size} leads acknowledged, each sent once, 0 lost`);
}

it(
  `loses no lead and sends none twice while the clock is set ${STEPS} times, with the embedded store`,
  () => stepUnderLoad({ DATA_DIR: join(folder, 'data') }),
  TIME_LIMIT,
);

it(
  `loses no lead and sends none twice while the clock is set ${STEPS} times, with PostgreSQL`,
  async () => {
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    const address = await postgres.createDatabase();
    const clock = await overrideClock(address);
    cleanUps.push(() => clock.close());
    await stepUnderLoad({ DATABASE_URL: address, DATA_DIR: folder }, clock.set);
  },
  TIME_LIMIT,
);
