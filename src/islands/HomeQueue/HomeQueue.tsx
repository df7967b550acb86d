import { type MouseEvent, useState } from 'react';
import { adoptStyles } from '../../behaviors/adoptStyles.ts';
import { LiveQueue, type LiveQueueProps } from '../../windows/LiveQueue/LiveQueue.tsx';
import { loadStory } from '../TourConsole/loadStory.ts';
import type { StoryCopy } from '../TourConsole/storyCopy.schema.ts';

export interface HomeQueueProps {
  /** The queue as the build rendered it, each row linking to the tour. */
  queue: LiveQueueProps;
}

interface Loaded {
  copy: StoryCopy;
  LiveDocket: typeof import('./LiveDocket.tsx').LiveDocket;
}

let isStyled = false;

async function load(): Promise<Loaded> {
  const [copy, { LiveDocket }, { default: parts }, { default: rules }] = await Promise.all([
    loadStory(),
    import('./LiveDocket.tsx'),
    import('../TourConsole/story.css?inline'),
    import('./docket.css?inline'),
  ]);
  if (!isStyled) adoptStyles(parts + rules);
  isStyled = true;
  return { copy, LiveDocket };
}

/**
 * The queue of the home page. It is static until a job is selected; from then on it is the simulated product, starting
 * at 02:58. If the code fails to load, the job's link is followed.
 */
export function HomeQueue({ queue }: HomeQueueProps) {
  const [loaded, setLoaded] = useState<Loaded & { key: string }>();

  function choose(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-job-key]');
    const key = link?.dataset['jobKey'];
    if (!link || !key || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      (all) => setLoaded({ ...all, key }),
      () => location.assign(link.href),
    );
  }

  if (loaded) {
    const { LiveDocket, copy, key } = loaded;
    return <LiveDocket copy={copy} queue={queue} first={key} />;
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are operable by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on the links inside.
    <div onClick={choose}>
      <LiveQueue {...queue} />
    </div>
  );
}
