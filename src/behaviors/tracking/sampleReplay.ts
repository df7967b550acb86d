import { recall, remember } from '../tabMemory.ts';

const KEY = 'replay';

/**
 * Whether this session is recorded: decided once at random, with the given share (0 to 1), and kept for the session. A
 * browser that blocks storage is never recorded, because it would be sampled again on every page.
 */
export function sampleReplay(share: number, random: () => number = Math.random): boolean {
  const drawn = recall(KEY) ?? (random() < share ? 'yes' : 'no');
  return remember(KEY, drawn) && drawn === 'yes';
}
