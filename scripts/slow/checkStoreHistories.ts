import { randomInt } from 'node:crypto';
import { checkHistories } from '../../tests/leads/storeHistories.ts';
import type { Outcome } from '../StepRun.ts';

const RUNS = 10_000;

/** Runs ten thousand histories on the lead store, different ones each time. A failure names its seed. */
export async function checkStoreHistories(): Promise<Outcome> {
  const seed = randomInt(2 ** 31);
  await checkHistories(RUNS, seed);
  console.log(`${RUNS} histories, seed ${seed}: no lead lost, none sent twice without need`);
  return true;
}
