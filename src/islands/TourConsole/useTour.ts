import { useCallback, useEffect, useRef, useState } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import { act } from './playTour.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import { describeChange } from './storyWords.ts';
import type { TourAction, TourState } from './TourState.ts';
import { steps, stepsDone } from './tourPaths.ts';
import { tourQuery } from './tourUrl.ts';

/** Duration of the animation of passing time, in ms. */
const PASSING = 400;

/** On a slow phone, layout and paint of one change take longer than a frame, so only every third frame changes. */
const FRAMES_PER_CHANGE = 3;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes a visit to the URL without adding a history entry. */
export function keepInAddress(state: TourState | undefined): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${tourQuery(state, search)}${hash}`);
}

/** What an action changed, and the next step, if it completed one. */
function announcementOf(before: TourState, after: TourState, action: TourAction, copy: StoryCopy): string {
  const change = describeChange(before, after, action, copy);
  const done = stepsDone(after);
  const next = copy.paths[after.path].steps[done];
  if (!next || done === stepsDone(before)) return change;
  return fillCopy(copy.said.next, { change, title: next.title });
}

/**
 * A visit, kept in the URL, and its announcements to screen readers. `state` is what is shown: the visit, or what it
 * will be after the action in progress.
 */
export function useTour(start: TourState, copy: StoryCopy) {
  const [visit, setVisit] = useState(start);
  const [preview, setPreview] = useState<TourState>();
  const [announcement, setAnnouncement] = useState('');
  const current = useRef(start);
  const frame = useRef(0);
  /** An action in progress, shown but not yet part of the visit: passing time, or a set point being moved. */
  const inProgress = useRef<TourAction>(undefined);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Ends the action in progress, and makes a state the visit. */
  const settle = useCallback((next: TourState) => {
    cancelAnimationFrame(frame.current);
    inProgress.current = undefined;
    current.current = next;
    setVisit(next);
    setPreview(undefined);
  }, []);

  /** Performs actions in order, after the one in progress; skips impossible ones. */
  const perform = useCallback(
    (...actions: TourAction[]) => {
      const all: TourAction[] = inProgress.current ? [inProgress.current, ...actions] : actions;
      const before = current.current;
      let after = before;
      for (const action of all) {
        try {
          after = act(after, action);
        } catch (error) {
          if (!(error instanceof IllegalAction)) throw error;
        }
      }
      settle(after);
      const last = all.at(-1);
      if (after === before || !last) return;
      setAnnouncement(announcementOf(before, after, last, copy));
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
    [copy, settle],
  );

  /** Lets time pass, animated unless reduced motion is preferred. */
  const passTime = useCallback(
    (seconds: number) => {
      perform();
      inProgress.current = { type: 'wait', seconds };
      if (prefersStill()) return perform();
      const before = current.current;
      let began: number | undefined;
      let frames = 0;
      const next = (now: number) => {
        began ??= now;
        const passed = Math.ceil((seconds * (now - began)) / PASSING);
        if (passed >= seconds) return perform();
        frames += 1;
        if (frames % FRAMES_PER_CHANGE === 0) setPreview(act(before, { type: 'wait', seconds: passed }));
        frame.current = requestAnimationFrame(next);
      };
      frame.current = requestAnimationFrame(next);
    },
    [perform],
  );

  /** Shows the set point while it is being moved; `perform()` makes the last one part of the visit. */
  const moveSetPoint = useCallback(
    (degrees: number) => {
      if (inProgress.current?.type !== 'set-point') perform();
      const isBack = degrees === current.current.product.controls.setPoint;
      const action: TourAction = { type: 'set-point', degrees };
      inProgress.current = isBack ? undefined : action;
      setPreview(isBack ? undefined : act(current.current, action));
    },
    [perform],
  );

  const begin = useCallback(
    (next: TourState, words: string) => {
      settle(next);
      setAnnouncement(words);
      keepInAddress(next);
    },
    [settle],
  );

  return {
    visit,
    state: preview ?? visit,
    announcement,
    setAnnouncement,
    perform,
    passTime,
    moveSetPoint,
    begin,
  };
}

/** Props of the console's views. */
export interface PartProps {
  state: TourState;
  copy: StoryCopy;
  perform: (...actions: TourAction[]) => void;
}
