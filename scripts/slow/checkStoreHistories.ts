import { randomInt } from 'node:crypto';
import { openPostgres } from '../../server/leads/database/openPostgres.ts';
import { startPostgres } from '../../server/testing/startPostgres.ts';
import { checkEmbeddedHistories, checkHistories } from '../../tests/leads/storeHistories.ts';
import type { Outcome } from '../StepRun.ts';

/** Each takes PostgreSQL seven times as long. */
const RUNS = { embedded: 10_000, postgres: 2000 };

async function checkPostgresHistories(runs: number, seed: number): Promise<void> {
  const postgres = await startPostgres();
  try {
    const database = openPostgres(await postgres.createDatabase());
    await checkHistories(database, runs, seed);
    await database.close();
  } finally {
    await postgres.stop();
  }
}

/** Runs thousands of histories on each lead store, different ones each time. A failure names its seed. */
export async function checkStoreHistories(): Promise<Outcome> {
  const seed = randomInt(2 ** 31);
  await checkEmbeddedHistories(RUNS.embedded, seed);
  await checkPostgresHistories(RUNS.postgres, seed);
  console.log(
    `${RUNS.embedded} histories on the embedded store, ${RUNS.postgres} on PostgreSQL, seed ${seed}: no lead lost, none sent twice without need`,
  );
  return true;
}
