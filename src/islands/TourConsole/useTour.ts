import { useCallback, useEffect, useRef, useState } from 'react';
import { recordEvent } from '../../behaviours/recordEvent.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import { act } from './playTour.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import { changeSaid } from './storyWords.ts';
import type { TourAction, TourState } from './TourState.ts';
import { steps, stepsDone } from './tourPaths.ts';
import { tourQuery } from './tourUrl.ts';

/** Number of frames in which passing time is animated. */
const FRAMES = 20;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes a visit to the URL without adding a history entry. */
export function keepInAddress(state: TourState | undefined): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${tourQuery(state, search)}${hash}`);
}

/** The state of a visit, with what is announced to screen readers; the URL follows it. */
export function useTour(start: TourState, copy: StoryCopy) {
  const [state, setState] = useState(start);
  const [said, setSaid] = useState('');
  const current = useRef(start);
  const frame = useRef(0);
  /** The wait that is being animated and is not part of the visit yet. */
  const passing = useRef<TourAction>(undefined);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Performs actions in order, after any wait that is still being animated; skips those that are not possible. */
  const perform = useCallback(
    (...actions: TourAction[]) => {
      cancelAnimationFrame(frame.current);
      const all: TourAction[] = passing.current ? [passing.current, ...actions] : actions;
      passing.current = undefined;
      const before = current.current;
      let after = before;
      for (const action of all) {
        try {
          after = act(after, action);
        } catch (error) {
          if (!(error instanceof IllegalAction)) throw error;
        }
      }
      const last = all.at(-1);
      if (after === before || !last) return;
      current.current = after;
      setState(after);
      setSaid(changeSaid(before, after, last, copy));
      keepInAddress(after);
      const done = stepsDone(after);
      if (done > stepsDone(before))
        recordEvent({
          event: 'tour',
          path: after.path,
          action: done === steps[after.path].length ? 'finished' : 'step',
          step: done,
        });
    },
    [copy],
  );

  /** Lets time pass, animated unless reduced motion is preferred. */
  const passTime = useCallback(
    (seconds: number) => {
      perform();
      passing.current = { type: 'wait', seconds };
      if (prefersStill()) return perform();
      const before = current.current;
      let shown = 0;
      const next = () => {
        shown += 1;
        if (shown === FRAMES) return perform();
        setState(act(before, { type: 'wait', seconds: Math.round((seconds * shown) / FRAMES) }));
        frame.current = requestAnimationFrame(next);
      };
      frame.current = requestAnimationFrame(next);
    },
    [perform],
  );

  const begin = useCallback((next: TourState, words: string) => {
    cancelAnimationFrame(frame.current);
    passing.current = undefined;
    current.current = next;
    setState(next);
    setSaid(words);
    keepInAddress(next);
  }, []);

  return { state, said, setSaid, perform, passTime, begin };
}

/** Props of the console's views. */
export interface PartProps {
  state: TourState;
  copy: StoryCopy;
  perform: (...actions: TourAction[]) => void;
}
