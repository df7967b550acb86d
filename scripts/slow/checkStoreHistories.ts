import { randomInt } from 'node:crypto';
import { checkHistories } from '../../tests/leads/storeHistories.ts';
import type { Outcome } from '../StepRun.ts';

const RUNS = 10_000;

/** Most processor time that they may take, in seconds. Unlike time by the clock, it hardly depends on other work. */
const LIMIT = 60;

/** Runs ten thousand histories on the lead store, different ones each time. A failure names its seed. */
export async function checkStoreHistories(): Promise<Outcome> {
  const started = process.cpuUsage();
  const seed = randomInt(2 ** 31);
  await checkHistories(RUNS, seed);
  const { user, system } = process.cpuUsage(started);
  const seconds = Math.round((user + system) / 1e6);
  console.log(
    `${RUNS} histories in ${seconds} s of processor time, seed ${seed}: no lead lost, none sent twice without need`,
  );
  if (seconds > LIMIT) console.error(`${RUNS} histories may take ${LIMIT} s of processor time`);
  return seconds <= LIMIT;
}
