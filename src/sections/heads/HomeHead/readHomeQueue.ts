import type { HomeQueueProps } from '../../../islands/HomeQueue/HomeQueue.tsx';
import { windowData } from '../../../windows/words/windowData.ts';

/** The queue of the home page. Its jobs link to the tour until their code has loaded. Throws ContentError. */
export function readHomeQueue(): HomeQueueProps {
  const queue = windowData('liveQueue');
  const rows = queue.rows.map((row) => ({ ...row, href: '/tour/?path=free#console' }));
  return { queue: { ...queue, rows, reading: 'content' } };
}
