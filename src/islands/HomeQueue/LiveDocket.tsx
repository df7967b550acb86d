import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { advance } from '../../product/advance.ts';
import { type FaultId, faultOf } from '../../product/estate.ts';
import { nightAt, openCount, SHOWN_MOMENT } from '../../product/night.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import { minuteOf } from '../../product/storyClock.ts';
import { LiveQueue, type LiveQueueProps, type QueueRow } from '../../windows/LiveQueue/LiveQueue.tsx';
import { jobClock } from '../../windows/words/jobClock.ts';
import { JobRoute } from '../TourConsole/JobRoute.tsx';
import { RuleText } from '../TourConsole/RuleText.tsx';
import type { StoryCopy } from '../TourConsole/storyCopy.schema.ts';
import { count, describeChange, jobView } from '../TourConsole/storyWords.ts';
import { TechnicianPhone } from '../TourConsole/TechnicianPhone.tsx';
import type { TourAction, TourState } from '../TourConsole/TourState.ts';
import { HighlightedRoom } from './HighlightedRoom.tsx';

interface LiveDocketProps {
  copy: StoryCopy;
  queue: LiveQueueProps;
  /** Key of the job that was selected first. */
  first: string;
}

/** The faults by their key in the drawing. */
const KEYED: Record<string, FaultId> = { '1': 'leak', '2': 'filter', '3': 'night-run' };

const TOUR = '/tour/';

function openAt(): TourState {
  const product = nightAt(SHOWN_MOMENT);
  return {
    path: 'free',
    seed: product.seed,
    actions: [],
    product,
    chosen: [],
    found: [],
    wentOffline: false,
  };
}

/**
 * The queue with its clock running, and the selected job: its rule, route, phone, and room in the drawing. Closing the
 * job's panel stops the clock; the queue keeps what was done.
 */
export function LiveDocket({ copy, queue, first }: LiveDocketProps) {
  const [state, setState] = useState(openAt);
  const [key, setKey] = useState<string | undefined>(first);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { product } = state;
  const numberOf = (one: string) => product.jobs.find(({ fault }) => fault === KEYED[one])?.number;
  const number = key === undefined ? undefined : numberOf(key);
  const isOpen = key !== undefined;

  // The clock runs in real time while the panel is open.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(
      () =>
        setState((before) => ({ ...before, product: advance(before.product, { type: 'wait', seconds: 1 }) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting a job moves the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Scroll to the drawing below the heading too: at the bottom of the window, the heading alone would say little.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [key]);

  function perform(...actions: TourAction[]) {
    let after = state.product;
    for (const action of actions) {
      if (action.type === 'select' || action.type === 'find') continue;
      try {
        after = advance(after, action);
      } catch (error) {
        if (!(error instanceof IllegalAction)) throw error;
      }
    }
    const next = { ...state, product: after };
    const spoken = actions.find(({ type }) => type !== 'wait');
    setState(next);
    if (spoken) setAnnouncement(describeChange(state, next, spoken, copy));
  }

  function choose(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-job-key]');
    const chosen = link?.dataset['jobKey'];
    if (!chosen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAnnouncement('');
    setKey(chosen);
  }

  function close() {
    root.current?.querySelector<HTMLElement>(`a[data-job-key="${key}"]`)?.focus();
    setAnnouncement('');
    setKey(undefined);
  }

  const rows = queue.rows.map((row): QueueRow => {
    const one = numberOf(row.key);
    const job = product.jobs.find((order) => order.number === one);
    const open = { isOpen: row.key === key };
    if (!job) return { ...row, ...open };
    if (job.closedAt !== undefined) {
      const done = fillCopy(copy.queue.closed, { time: minuteOf(job.closedAt) });
      return { ...row, ...open, done, clock: undefined, cost: undefined };
    }
    if (!row.clock) return { ...row, ...open };
    const { text, left } = jobClock(job, product.now, copy.job);
    return { ...row, ...open, clock: { ...row.clock, text, left } };
  });
  const view = number === undefined ? undefined : jobView(product, number);
  const words = view && copy.faults[view.job.fault];
  const note = fillCopy(copy.queue.note, { count: count(openCount(product)) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are operable by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on the links inside.
    <div dir="ltr" data-live="" ref={root} onClick={choose}>
      <LiveQueue {...queue} rows={rows} note={note} />
      {view && words && number !== undefined ? (
        <section data-story="docket" aria-label={words.task}>
          <div data-story="top">
            <h2 ref={heading} tabIndex={-1}>
              {words.task}
            </h2>
            <button type="button" onClick={close} aria-label={copy.queue.close}>
              ×
            </button>
          </div>
          <div data-story="way">
            <h3>{copy.queue.rule}</h3>
            <RuleText clauses={words.rule} />
            <h3>{copy.queue.routeTitle}</h3>
            <JobRoute job={view.job} copy={copy} perform={perform} limit={2} />
            <p role="status" data-story="heard">
              {announcement}
            </p>
            <a href={TOUR}>{copy.queue.all}</a>
          </div>
          <div data-story="hand">
            <h3>{copy.queue.phone}</h3>
            <TechnicianPhone state={state} copy={copy} perform={perform} number={number} />
          </div>
          <HighlightedRoom key={view.job.fault} fault={faultOf(view.job.fault)} />
        </section>
      ) : null}
    </div>
  );
}
