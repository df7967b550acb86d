import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './Lighthouse.ts';
import type { LookedAt } from './measureOnce.ts';

/** A measurement waits half of the time, so two at once keep two cores busy. */
const AT_ONCE = 2;

/**
 * Measures each page once, two at a time, each in a process and a browser of its own. That pages disturb each other can
 * only make them slower: one that lacks nothing here lacks nothing when it is measured alone.
 *
 * @param slowdown the phone's, calibrated on the idle machine
 * @param onMeasured called with each page's measurement as soon as it is there
 */
export async function takeFirstLook<Looked extends LookedAt>(
  pages: readonly Looked[],
  slowdown: number,
  onMeasured: (page: Looked, measurement: Measurement) => void,
): Promise<void> {
  const waiting = [...pages];
  const work = async () => {
    const child = fork(fileURLToPath(new URL('./measureOnce.ts', import.meta.url)), [String(slowdown)]);
    const exit = once(child, 'exit');
    const failed = exit.then(() => {
      throw new Error('Lighthouse stopped: see its message above');
    });
    // Its exit after the last page is as it should be.
    failed.catch(() => undefined);
    try {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        child.send({ address: page.address, skipAudits: page.skipAudits } satisfies LookedAt);
        const [measurement] = (await Promise.race([once(child, 'message'), failed])) as [Measurement];
        onMeasured(page, measurement);
      }
    } finally {
      waiting.length = 0;
      if (child.connected) child.disconnect();
      await exit;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, pages.length) }, work));
}
