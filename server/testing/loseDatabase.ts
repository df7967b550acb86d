import { Client } from 'pg';
import { openSharedStore } from '../leads/openConfiguredStore.ts';
import { StoreLoad } from './StoreLoad.ts';
import { startPostgres } from './startPostgres.ts';
import { TcpProxy } from './TcpProxy.ts';

/** How often the database ends every connection, and how often all go silent while new ones get through. */
const ENDINGS = 100;
const FAILOVERS = 20;

const VISITORS = 4;

const STORES = 2;

/**
 * Repeatedly breaks the connections of two servers to PostgreSQL while they accept and deliver leads, then checks that
 * every acknowledged lead is stored and was sent once, and prints how long the servers took none. Throws what does not
 * hold.
 */
export async function loseDatabase(): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const address = new URL(await postgres.createDatabase());
    const direct = new Client({ connectionString: address.href });
    await direct.connect();
    const proxy = await TcpProxy.start(postgres.port);
    address.port = String(proxy.port);
    const stores = Array.from({ length: STORES }, () => openSharedStore(address.href));
    // Migrates, before anything is broken.
    for (const store of stores) await store.count();
    const load = new StoreLoad(stores, { visitors: VISITORS });
    for (let count = 0; count < ENDINGS; count += 1) {
      await load.more(5);
      await direct.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site leads'",
      );
    }
    let longest = 0;
    for (let count = 0; count < FAILOVERS; count += 1) {
      await load.more(5);
      proxy.silence();
      longest = Math.max(longest, await load.more(VISITORS + 1));
    }
    await load.finish();
    const { rows } = await direct.query<{ id: string }>('SELECT id FROM leads');
    const faults = load.faults(new Set(rows.map(({ id }) => id)));
    console.log(
      `${ENDINGS} times all connections ended, ${FAILOVERS} failovers, ${STORES} servers: ${load}, ${faults.length} lost or sent twice, back after ${Math.round(longest)} ms at most`,
    );
    for (const store of stores) await store.close();
    await proxy.close();
    await direct.end();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return true;
  } finally {
    await postgres.stop();
  }
}
