import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../behaviors/adoptStyles.ts';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { loadStory } from './loadStory.ts';
import { startTour } from './playTour.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import styles from './TourConsole.module.css';
import type { TourPicture } from './TourPlay.tsx';
import { PATHS, type PathId, type TourState } from './TourState.ts';
import { readTour } from './tourUrl.ts';
import { keepInAddress } from './useTour.ts';

export interface TourConsoleProps {
  /** Name and description of each path, for its button. */
  paths: Record<PathId, { name: string; text: string }>;
  loading: string;
  failed: string;
  picture: TourPicture;
}

interface Loaded {
  copy: StoryCopy;
  TourPlay: typeof import('./TourPlay.tsx').TourPlay;
}

let isStyled = false;

/** Loads the console: its code, words and styles, once a path is chosen. */
async function load(): Promise<Loaded> {
  const [copy, { TourPlay }, { default: parts }, { default: rules }] = await Promise.all([
    loadStory(),
    import('./TourPlay.tsx'),
    import('./story.css?inline'),
    import('./tour.css?inline'),
  ]);
  if (!isStyled) adoptStyles(parts + rules);
  isStyled = true;
  return { copy, TourPlay };
}

/**
 * The choice of paths, replaced by the console once a path is chosen or if the URL names one. Before hydration, it is a
 * plain form that opens such a URL.
 */
export function TourConsole({ paths, loading, failed, picture }: TourConsoleProps) {
  const [start, setStart] = useState<TourState>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [message, setMessage] = useState<{ path: PathId; hasFailed: boolean }>();
  const choices = useRef<HTMLFormElement>(null);
  const hasLeft = useRef(false);

  function begin(state: TourState) {
    const { path } = state;
    setMessage({ path, hasFailed: false });
    load().then(
      (all) => {
        setLoaded(all);
        setStart(state);
        setMessage(undefined);
        keepInAddress(state);
        recordEvent({ event: 'tour', path, action: 'started', step: 0 });
      },
      () => setMessage({ path, hasFailed: true }),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on mount.
  useEffect(() => {
    const shared = readTour(window.location.search);
    if (shared) begin(shared);
  }, []);

  useEffect(() => {
    if (!start && hasLeft.current) choices.current?.querySelector('button')?.focus();
  }, [start]);

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = (event.nativeEvent as globalThis.SubmitEvent).submitter?.getAttribute('value');
    const path = PATHS.find((id) => id === chosen);
    if (path) begin(startTour(path));
  }

  function leave() {
    hasLeft.current = true;
    setStart(undefined);
    keepInAddress(undefined);
  }

  if (start && loaded) {
    const { TourPlay, copy } = loaded;
    return <TourPlay start={start} copy={copy} picture={picture} onLeave={leave} />;
  }
  return (
    <form ref={choices} className={styles.choices} method="get" action="#console" onSubmit={choose}>
      {PATHS.map((id) => (
        <button
          key={id}
          className={styles.choice}
          type="submit"
          name="path"
          value={id}
          data-held=""
          aria-busy={message?.path === id && !message.hasFailed ? true : undefined}
        >
          <span className={styles.name}>{paths[id].name}</span>
          <span className={styles.text}>
            {message?.path === id && message.hasFailed ? failed : paths[id].text}
          </span>
          <span className={styles.loading}>{loading}</span>
        </button>
      ))}
      <p className="visually-hidden" role="status">
        {message && (message.hasFailed ? failed : loading)}
      </p>
    </form>
  );
}
