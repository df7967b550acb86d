import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { advance } from '../../product/advance.ts';
import { type FaultId, faultOf } from '../../product/estate.ts';
import { nightAt, openCount, SHOWN_MOMENT } from '../../product/night.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import { minuteOf } from '../../product/storyClock.ts';
import { LiveQueue, type LiveQueueProps, type QueueRow } from '../../windows/LiveQueue/LiveQueue.tsx';
import { fillCopy } from '../shared/fillCopy.ts';
import { JobRoute } from '../TourConsole/JobRoute.tsx';
import { RuleText } from '../TourConsole/RuleText.tsx';
import type { StoryCopy } from '../TourConsole/storyCopy.schema.ts';
import { changeSaid, clockOf, count, jobView } from '../TourConsole/storyWords.ts';
import { TechnicianPhone } from '../TourConsole/TechnicianPhone.tsx';
import type { TourAction, TourState } from '../TourConsole/TourState.ts';
import { LitRoom } from './LitRoom.tsx';

interface LiveDocketProps {
  copy: StoryCopy;
  queue: LiveQueueProps;
  /** Key of the job that was selected first. */
  first: string;
  onClose: () => void;
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

/** The queue with its clock running, and the selected job: its rule, route, phone, and room in the drawing. */
export function LiveDocket({ copy, queue, first, onClose }: LiveDocketProps) {
  const [state, setState] = useState(openAt);
  const [key, setKey] = useState(first);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { product } = state;
  const numberOf = (one: string) => product.jobs.find(({ fault }) => fault === KEYED[one])?.number;
  const number = numberOf(key);

  // The clock runs in real time while the panel is open.
  useEffect(() => {
    const timer = setInterval(
      () =>
        setState((before) => ({ ...before, product: advance(before.product, { type: 'wait', seconds: 1 }) })),
      1000,
    );
    return () => clearInterval(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection of a job moves the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
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
    if (spoken) setSaid(changeSaid(state, next, spoken, copy));
  }

  function choose(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-job-key]');
    const chosen = link?.dataset['jobKey'];
    if (!chosen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setSaid('');
    setKey(chosen);
  }

  const rows = queue.rows.map((row): QueueRow => {
    const one = numberOf(row.key);
    const job = product.jobs.find((order) => order.number === one);
    const isOpen = row.key === key;
    if (!job) return { ...row, isOpen };
    if (job.closedAt !== undefined) {
      const done = fillCopy(copy.queue.closed, { time: minuteOf(job.closedAt) });
      return { ...row, isOpen, done, clock: undefined, cost: undefined };
    }
    if (!row.clock) return { ...row, isOpen };
    const { text, left } = clockOf(job, product.now, copy);
    return { ...row, isOpen, clock: { ...row.clock, text, left } };
  });
  const view = number === undefined ? undefined : jobView(product, number);
  const words = view && copy.faults[view.job.fault];
  const note = fillCopy(copy.queue.note, { count: count(openCount(product)) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are operable by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on the links inside.
    <div data-live="" onClick={choose}>
      <LiveQueue {...queue} rows={rows} note={note} />
      {view && words && number !== undefined ? (
        <section data-story="docket" aria-label={words.task}>
          <div data-story="top">
            <h2 ref={heading} tabIndex={-1}>
              {words.task}
            </h2>
            <button type="button" onClick={onClose} aria-label={copy.queue.close}>
              ×
            </button>
          </div>
          <div data-story="way">
            <h3>{copy.queue.rule}</h3>
            <RuleText clauses={words.rule} />
            <h3>{copy.queue.routeTitle}</h3>
            <JobRoute job={view.job} copy={copy} perform={perform} limit={2} />
            <p role="status" data-story="heard">
              {said}
            </p>
            <a href={TOUR}>{copy.queue.all}</a>
          </div>
          <div data-story="hand">
            <h3>{copy.queue.phone}</h3>
            <TechnicianPhone state={state} copy={copy} perform={perform} number={number} />
          </div>
          <LitRoom key={view.job.fault} fault={faultOf(view.job.fault)} />
        </section>
      ) : null}
    </div>
  );
}
