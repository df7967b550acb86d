import { useCallback, useEffect, useRef, useState } from 'react';
import { recordEvent } from '../../behaviours/recordEvent.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import { changeSaid } from './storyWords.ts';
import type { TourAction, TourState } from './TourVisit.ts';
import { steps, stepsDone } from './tourPaths.ts';
import { act, tourQuery } from './tourState.ts';

/** Time that passes is shown in this many pictures. */
const PICTURES = 20;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts a visit into the address, without an entry in the history. */
export function keepInAddress(state: TourState | undefined): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${tourQuery(state, search)}${hash}`);
}

/** A visit that changes: what is done, what is said of it, and the address that holds it. */
export function useTour(start: TourState, copy: StoryCopy) {
  const [state, setState] = useState(start);
  const [said, setSaid] = useState('');
  const current = useRef(start);
  const frame = useRef(0);
  /** Time that is passing on the screen and has not passed yet. */
  const passing = useRef<TourAction>(undefined);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Does one thing after another, after the time that is still passing; what cannot happen now is left out. */
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

  /** Lets time pass, picture by picture where motion is welcome. */
  const letPass = useCallback(
    (seconds: number) => {
      perform();
      passing.current = { type: 'wait', seconds };
      if (prefersStill()) return perform();
      const before = current.current;
      let shown = 0;
      const next = () => {
        shown += 1;
        if (shown === PICTURES) return perform();
        setState(act(before, { type: 'wait', seconds: Math.round((seconds * shown) / PICTURES) }));
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

  return { state, said, setSaid, perform, letPass, begin };
}

/** What a part of the console gets. */
export interface PartProps {
  state: TourState;
  copy: StoryCopy;
  perform: (...actions: TourAction[]) => void;
}
