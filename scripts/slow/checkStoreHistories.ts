import { randomInt } from 'node:crypto';
import { checkHistories } from '../../tests/leads/storeHistories.ts';
import type { Outcome } from '../StepRun.ts';

const RUNS = 10_000;

/** Runs ten thousand histories on the lead store, different ones each time. A failure names its seed. */
export async function checkStoreHistories(): Promise<Outcome> {
  const started = performance.now();
  const seed = randomInt(2 ** 31);
  await checkHistories(RUNS, seed);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${RUNS} histories in ${seconds} s, seed ${seed}: no lead lost, none sent twice without need`);
  return true;
}
