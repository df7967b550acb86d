import type { Locale } from '../../../content/files/locale.ts';
import type { HomeQueueProps } from '../../../islands/HomeQueue/HomeQueue.tsx';
import { windowData } from '../../../windows/words/windowData.ts';

/** The queue of the home page. Until its code has loaded, its jobs link to the tour. Throws ContentError. */
export function readHomeQueue(locale: Locale | undefined): HomeQueueProps {
  const { tour: _, ...queue } = windowData('liveQueue', locale);
  const rows = queue.rows.map(({ job, ...row }) => ({ ...row, href: `/tour/?path=free&do=c${job}#console` }));
  return { queue: { ...queue, rows, reading: 'content' } };
}
