import { Client } from 'pg';
import { openSharedStore } from '../leads/openConfiguredStore.ts';
import { StoreLoad } from './StoreLoad.ts';
import { startPgBouncer } from './startPgBouncer.ts';
import { startPostgres, type TestPostgres } from './startPostgres.ts';
import { TcpProxy } from './TcpProxy.ts';

/** How often the primary is lost and its replica takes over. */
const PROMOTIONS = 3;

const VISITORS = 4;

const STORES = 2;

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // The primary is killed while it is connected.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Starts a standby that the primary waits for at each commit from then on. */
async function startReplica(primary: TestPostgres, address: string): Promise<TestPostgres> {
  const replica = await startPostgres({ standbyOf: primary });
  const client = await connect(address);
  // After the copy: otherwise a promoted replica would wait for a standby, too.
  await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await client.query('SELECT pg_reload_conf()');
  let states: { sync_state: string }[] = [];
  while (!states.some(({ sync_state }) => sync_state === 'sync'))
    states = (await client.query('SELECT sync_state FROM pg_stat_replication')).rows;
  await client.end();
  return replica;
}

/**
 * Repeatedly kills the primary of two servers and promotes its synchronous replica, while leads are accepted and
 * delivered. Checks that every acknowledged lead is stored in the last one and was sent once. Throws if not.
 *
 * @param isPooled whether the servers reach it through PgBouncer
 */
export async function promoteReplica({ isPooled = false } = {}): Promise<boolean> {
  const running: TestPostgres[] = [];
  try {
    let primary = await startPostgres();
    running.push(primary);
    const address = new URL(await primary.createDatabase());
    const addressOf = ({ port }: TestPostgres) => Object.assign(new URL(address), { port }).href;
    const proxy = await TcpProxy.start(primary.port);
    const proxied = Object.assign(new URL(address), { port: proxy.port }).href;
    const bouncer = isPooled ? await startPgBouncer(proxied) : undefined;
    const stores = Array.from({ length: STORES }, () => openSharedStore(bouncer?.address ?? proxied));
    for (const store of stores) await store.count();
    const load = new StoreLoad(stores, { visitors: VISITORS });
    let [longest, longestAfterSwitch] = [0, 0];
    for (let count = 0; count < PROMOTIONS; count += 1) {
      const replica = await startReplica(primary, addressOf(primary));
      running.push(replica);
      const direct = await connect(addressOf(replica));
      await load.more(50);
      const started = performance.now();
      await primary.kill();
      await direct.query('SELECT pg_promote()');
      proxy.targetPort = replica.port;
      const switched = performance.now();
      await load.more(VISITORS + 1);
      longestAfterSwitch = Math.max(longestAfterSwitch, performance.now() - switched);
      longest = Math.max(longest, performance.now() - started);
      await direct.end();
      primary = replica;
    }
    await load.finish();
    const client = await connect(addressOf(primary));
    const { rows } = await client.query<{ id: string }>('SELECT id FROM leads');
    await client.end();
    const faults = load.faults(new Set(rows.map(({ id }) => id)));
    console.log(
      `${PROMOTIONS} replicas promoted, ${STORES} servers: ${load}, ${faults.length} lost or sent twice, back after ${Math.round(longest)} ms at most, ${Math.round(longestAfterSwitch)} of them after the switch`,
    );
    for (const store of stores) await store.close();
    await bouncer?.stop();
    await proxy.close();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return true;
  } finally {
    for (const postgres of running.reverse()) await postgres.stop();
  }
}
