import { phoneOf } from '../../product/advance.ts';
import { chanceFaults, type FaultId, faultOf, tenantFaults } from '../../product/estate.ts';
import { JOB_STATUSES, type JobStatus } from '../../product/ProductState.ts';
import { lostKilograms, rackReport } from '../../product/rackLeak.ts';
import type { PathId, TourState } from './TourState.ts';

/** The views of the console. */
export const VIEWS = ['queue', 'energy', 'rack', 'audit'] as const;
export type View = (typeof VIEWS)[number];

/** A step of a path: where it is done, and when it counts as done. */
export interface TourStep {
  id: string;
  view: View;
  phone: 'tenant' | 'technician';
  /** Whether the step is done on the phone rather than on the console. */
  isOnPhone: boolean;
  /** Whether the console keeps its current view because finding the right one is part of the step. */
  keepsView: boolean;
  isDone: (state: TourState) => boolean;
  /** Selector of the control to use next in a view: the tab of another view, if the control is there. */
  control: (state: TourState, view: View) => string;
}

/** Whether a path is about a fault. */
type Matches = (fault: FaultId) => boolean;

function jobsOf({ product }: TourState, matches: Matches) {
  return product.jobs.filter(({ fault }) => matches(fault));
}

const isTenantRequest = (fault: FaultId) => (tenantFaults as readonly FaultId[]).includes(fault);
const isChance = (fault: FaultId) => (chanceFaults as readonly FaultId[]).includes(fault);
const is = (name: FaultId) => (fault: FaultId) => fault === name;

const exists = (matches: Matches) => (state: TourState) => jobsOf(state, matches).length > 0;
const chosen = (matches: Matches) => (state: TourState) =>
  jobsOf(state, matches).some(({ number }) => state.chosen.includes(number));
const found = (matches: Matches) => (state: TourState) =>
  jobsOf(state, matches).some(({ number, status }) => status === 'closed' && state.found.includes(number));
const reached = (matches: Matches, status: JobStatus) => (state: TourState) =>
  jobsOf(state, matches).some((job) => JOB_STATUSES.indexOf(job.status) >= JOB_STATUSES.indexOf(status));

/** Whether a number of steps, by default all, is done on the phone, sent or not. */
const done =
  (matches: Matches, count?: number) =>
  ({ product }: TourState) =>
    product.jobs.some(({ fault, owner, number, steps }) => {
      if (!matches(fault) || !owner) return false;
      const kept = phoneOf(product, owner).outbox.filter(
        ({ job, kind }) => job === number && kind === 'step',
      );
      return steps.length + kept.length >= (count ?? faultOf(fault).steps.length);
    });

const signed = (matches: Matches) => (state: TourState) =>
  reached(matches, 'closed')(state) ||
  jobsOf(state, matches).some(
    ({ owner, number }) =>
      owner !== undefined &&
      phoneOf(state.product, owner).outbox.some(({ job, kind }) => job === number && kind === 'sign'),
  );

/** Whether these set points were tried, in this order. */
const triedSetPoint =
  (...degrees: number[]) =>
  ({ product }: TourState) => {
    let next = 0;
    for (const { what, figure } of product.audit)
      if (what === 'set-point' && figure === degrees[next]) next += 1;
    return next === degrees.length;
  };

/** Whether a randomly generated job has been selected. */
const choseNew = ({ product, chosen: numbers }: TourState) =>
  product.jobs.some(({ fault, number }) => isChance(fault) && numbers.includes(number));

/** Steps that leave the console at its current view. */
const KEEPING_VIEW = new Set(['dispatch', 'audit']);

/** Steps that are done on the phone; all others are done on the console. */
const ON_PHONE = new Set(['request', 'offline', 'work', 'sign', 'online', 'isolate', 'prove', 'release']);

type Control = TourStep['control'];

const inView =
  (wanted: View, selector: string): Control =>
  (_, view) =>
    view === wanted ? selector : `[data-story='tabs'] [data-opens='${wanted}']`;
const onPhone =
  (selector: string): Control =>
  () =>
    `[data-story='handset'] ${selector}`;

const clock: Control = () => "[data-story='tools'] fieldset button";
const phoneSwitch = onPhone("[role='switch']");
const setPoint = inView('energy', "[data-story='controls'] input");

/** The row of a job in the queue, or until there is one, the control that lets time pass. */
const row =
  (matches: Matches): Control =>
  (state, view) => {
    const job = jobsOf(state, matches).at(-1);
    return job ? inView('queue', `[data-job='${job.number}']`)(state, view) : clock(state, view);
  };

/** The people who can be sent to a job, once it is chosen. */
const sending =
  (matches: Matches): Control =>
  (state, view) =>
    jobsOf(state, matches).some(({ number }) => number === state.chosen.at(-1))
      ? inView('queue', "[data-story='send']")(state, view)
      : row(matches)(state, view);

const step = (
  id: string,
  view: View,
  phone: TourStep['phone'],
  isDone: TourStep['isDone'],
  control: Control,
): TourStep => ({
  id,
  view,
  phone,
  isOnPhone: ON_PHONE.has(id),
  keepsView: KEEPING_VIEW.has(id),
  isDone,
  control,
});

const phoneButton = onPhone("[data-story='main']");
const trail = inView('audit', "[data-story='trail'] button");

/**
 * The steps of each path, in order. The text of each is under `paths` in content/documents/product-story.yaml.
 */
export const steps: Record<PathId, readonly TourStep[]> = {
  facility: [
    step('request', 'queue', 'tenant', exists(isTenantRequest), phoneButton),
    step('queue', 'queue', 'tenant', chosen(isTenantRequest), row(isTenantRequest)),
    step('dispatch', 'queue', 'tenant', reached(isTenantRequest, 'assigned'), sending(isTenantRequest)),
    step('offline', 'queue', 'technician', ({ wentOffline }) => wentOffline, phoneSwitch),
    step('work', 'queue', 'technician', done(isTenantRequest), phoneButton),
    step('sign', 'queue', 'technician', signed(isTenantRequest), phoneButton),
    step('online', 'queue', 'technician', reached(isTenantRequest, 'closed'), phoneSwitch),
    step('audit', 'audit', 'technician', found(isTenantRequest), trail),
  ],
  refrigeration: [
    step(
      'leak',
      'rack',
      'technician',
      ({ product }) => product.leak !== undefined,
      inView('rack', "[data-story='rack'] [data-story='main']"),
    ),
    step('sense', 'rack', 'technician', exists(is('leak')), clock),
    step('rule', 'queue', 'technician', chosen(is('leak')), row(is('leak'))),
    step(
      'rate',
      'rack',
      'technician',
      ({ product: { leak, now } }) =>
        leak !== undefined && rackReport(lostKilograms(leak, now)).duties.length > 0,
      clock,
    ),
    step('dispatch', 'queue', 'technician', reached(is('leak'), 'assigned'), sending(is('leak'))),
    step('isolate', 'rack', 'technician', done(is('leak'), 2), phoneButton),
    step('prove', 'rack', 'technician', reached(is('leak'), 'closed'), phoneButton),
    step('audit', 'audit', 'technician', found(is('leak')), trail),
  ],
  energy: [
    step('open', 'queue', 'technician', chosen(is('night-run')), row(is('night-run'))),
    step('set-point', 'energy', 'technician', triedSetPoint(24), setPoint),
    step('compare', 'energy', 'technician', triedSetPoint(24, 23), setPoint),
    step('dispatch', 'queue', 'technician', reached(is('night-run'), 'assigned'), sending(is('night-run'))),
    step('release', 'energy', 'technician', done(is('night-run'), 2), phoneButton),
    step('sign', 'energy', 'technician', reached(is('night-run'), 'closed'), phoneButton),
    step('same-queue', 'queue', 'technician', choseNew, row(isChance)),
    step('audit', 'audit', 'technician', found(is('night-run')), trail),
  ],
  free: [],
};

/** Number of steps completed, counted up to the first that is not. */
export function stepsDone(state: TourState): number {
  const list = steps[state.path];
  const next = list.findIndex(({ isDone }) => !isDone(state));
  return next < 0 ? list.length : next;
}
