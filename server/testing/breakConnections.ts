import { Client } from 'pg';
import { openSharedStore } from '../leads/openConfiguredStore.ts';
import { StoreLoad } from './StoreLoad.ts';
import { startPgBouncer } from './startPgBouncer.ts';
import { startPostgres } from './startPostgres.ts';
import { TcpProxy } from './TcpProxy.ts';

/**
 * How often the database ends every connection, the network cuts them, and all go silent while new ones get through.
 */
const ENDINGS = 100;
const CUTS = 50;
const FAILOVERS = 20;

/** Behind PgBouncer, these numbers are divided by this: its two connections are much slower. */
const POOLED = 5;

const VISITORS = 4;

const STORES = 2;

/**
 * Repeatedly breaks the connections of two servers to PostgreSQL while they accept and deliver leads, then checks that
 * every acknowledged lead is stored and was sent once, and prints how long the servers accepted none. Throws if not.
 *
 * @param isPooled whether the servers reach it through PgBouncer
 */
export async function breakConnections({ isPooled = false } = {}): Promise<boolean> {
  const rounds = (count: number) => (isPooled ? count / POOLED : count);
  const postgres = await startPostgres();
  try {
    const address = new URL(await postgres.createDatabase());
    const direct = new Client({ connectionString: address.href });
    await direct.connect();
    const proxy = await TcpProxy.start(postgres.port);
    address.port = String(proxy.port);
    const bouncer = isPooled ? await startPgBouncer(address.href) : undefined;
    const stores = Array.from({ length: STORES }, () => openSharedStore(bouncer?.address ?? address.href));
    // Migrates, before anything is broken.
    for (const store of stores) await store.count();
    const load = new StoreLoad(stores, { visitors: VISITORS });
    for (let count = 0; count < rounds(ENDINGS); count += 1) {
      await load.more(5);
      await direct.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site leads'",
      );
    }
    for (let count = 0; count < rounds(CUTS); count += 1) {
      await load.more(5);
      proxy.cut();
    }
    let longest = 0;
    for (let count = 0; count < rounds(FAILOVERS); count += 1) {
      await load.more(5);
      proxy.stall();
      longest = Math.max(longest, await load.more(VISITORS + 1));
    }
    await load.finish();
    const { rows } = await direct.query<{ id: string }>('SELECT id FROM leads');
    const faults = load.faults(new Set(rows.map(({ id }) => id)));
    console.log(
      `${rounds(ENDINGS)} times all connections ended, ${rounds(CUTS)} times cut, ${rounds(FAILOVERS)} failovers, ${STORES} servers: ${load}, ${faults.length} lost or sent twice, back after ${Math.round(longest)} ms at most`,
    );
    for (const store of stores) await store.close();
    await bouncer?.stop();
    await proxy.close();
    await direct.end();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return true;
  } finally {
    await postgres.stop();
  }
}
