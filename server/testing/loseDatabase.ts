import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { LeadStore } from '../leads/LeadStore.ts';
import { openSharedStore } from '../leads/openConfiguredStore.ts';
import { sampleLead } from './sampleLead.ts';
import { startPostgres } from './startPostgres.ts';
import { TcpProxy } from './TcpProxy.ts';

/** How often the database ends every connection, and how often all go silent while new ones get through. */
const ENDINGS = 100;
const FAILOVERS = 20;

/** Maximum time without a lead after a failover, in ms. */
const LIMIT = 5000;

const VISITORS = 8;

/** Visitors who send leads back to back and record which were acknowledged. */
class Inserts {
  readonly acknowledged = new Set<string>();
  refused = 0;
  #isStopped = false;
  readonly #visitors: Promise<void>[];

  constructor(store: LeadStore) {
    this.#visitors = Array.from({ length: VISITORS }, async () => {
      while (!this.#isStopped) {
        await store.insert(sampleLead()).then(
          (id) => this.acknowledged.add(id),
          () => {
            this.refused += 1;
          },
        );
      }
    });
  }

  /** Waits for so many more acknowledgements. Returns how long that took, in ms. */
  async more(count: number): Promise<number> {
    const started = performance.now();
    const wanted = this.acknowledged.size + count;
    while (this.acknowledged.size < wanted) await wait(5);
    return performance.now() - started;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#visitors);
  }
}

/** Repeatedly breaks the connections to PostgreSQL under load, then checks that every acknowledged lead is stored. */
export async function loseDatabase(): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const address = new URL(await postgres.createDatabase());
    const direct = new Client({ connectionString: address.href });
    await direct.connect();
    const proxy = await TcpProxy.start(Number(address.port));
    address.port = String(proxy.port);
    const store = openSharedStore(address.href);
    await store.insert(sampleLead());
    const inserts = new Inserts(store);
    for (let count = 0; count < ENDINGS; count += 1) {
      await inserts.more(5);
      await direct.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site leads'",
      );
    }
    let longest = 0;
    for (let count = 0; count < FAILOVERS; count += 1) {
      await inserts.more(5);
      proxy.silence();
      longest = Math.max(longest, await inserts.more(VISITORS + 1));
    }
    await inserts.stop();
    const { rows } = await direct.query<{ id: string }>('SELECT id FROM leads');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = [...inserts.acknowledged].filter((id) => !stored.has(id));
    console.log(
      `${ENDINGS} times all connections ended, ${FAILOVERS} failovers: ${inserts.acknowledged.size} leads acknowledged, ${inserts.refused} refused, ${lost.length} lost, back after ${Math.round(longest)} ms at most`,
    );
    await store.close();
    await proxy.close();
    await direct.end();
    return lost.length === 0 && inserts.refused === 0 && longest < LIMIT;
  } finally {
    await postgres.stop();
  }
}
