// Measures the pages that its parent process sends, one run each, until that disconnects. Its argument is how many
// times slower than the machine the phone is.
import { on } from 'node:events';
import { Lighthouse } from './Lighthouse.ts';

/** A page to measure. */
export interface LookedAt {
  readonly address: string;
  /** Audits that do not apply to the page. */
  readonly skipAudits: readonly string[];
}

const lighthouse = await Lighthouse.start(Number(process.argv[2]));
try {
  for await (const [{ address, skipAudits }] of on(process, 'message', {
    close: ['disconnect'],
  }) as AsyncIterable<[LookedAt]>)
    process.send?.(await lighthouse.measure(address, { runs: 1, skipAudits }));
} finally {
  lighthouse.stop();
}
