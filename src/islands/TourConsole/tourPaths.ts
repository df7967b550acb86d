import { phoneOf } from '../../product/advance.ts';
import { chanceFaults, type FaultId, faultOf, tenantFaults } from '../../product/estate.ts';
import { JOB_STATUSES, type JobStatus } from '../../product/ProductState.ts';
import { lostKilograms, rackReport } from '../../product/rackLeak.ts';
import type { PathId, TourState } from './TourVisit.ts';

/** The screens of the console. */
export const VIEWS = ['queue', 'energy', 'rack', 'audit'] as const;
export type View = (typeof VIEWS)[number];

/** A step of a path: where it is done, and how the product looks once it is. */
export interface TourStep {
  id: string;
  view: View;
  phone: 'tenant' | 'technician';
  /** Whether the step is done on the phone rather than on the console. */
  isOnPhone: boolean;
  /** Whether the console stays as it is, because the visitor is told to change it, or to look at what has happened. */
  isOwnWay: boolean;
  isDone: (state: TourState) => boolean;
}

/** The job that a path is about: its fault, or what the tenant reported. */
function jobsOf({ product }: TourState, isIt: (fault: FaultId) => boolean) {
  return product.jobs.filter(({ fault }) => isIt(fault));
}

const isTenants = (fault: FaultId) => (tenantFaults as readonly FaultId[]).includes(fault);
const is = (name: FaultId) => (fault: FaultId) => fault === name;
type Which = (fault: FaultId) => boolean;

const exists = (which: Which) => (state: TourState) => jobsOf(state, which).length > 0;
const chosen = (which: Which) => (state: TourState) =>
  jobsOf(state, which).some(({ number }) => state.chosen.includes(number));
const found = (which: Which) => (state: TourState) =>
  jobsOf(state, which).some(({ number, status }) => status === 'closed' && state.found.includes(number));
const reached = (which: Which, status: JobStatus) => (state: TourState) =>
  jobsOf(state, which).some((job) => JOB_STATUSES.indexOf(job.status) >= JOB_STATUSES.indexOf(status));

/** Whether so many steps are done on the phone, received or not. */
const done =
  (which: Which, count?: number) =>
  ({ product }: TourState) =>
    product.jobs.some(({ fault, owner, number, steps }) => {
      if (!which(fault) || !owner) return false;
      const kept = phoneOf(product, owner).outbox.filter(
        ({ job, kind }) => job === number && kind === 'step',
      );
      return steps.length + kept.length >= (count ?? faultOf(fault).steps.length);
    });

const signed = (which: Which) => (state: TourState) =>
  reached(which, 'closed')(state) ||
  jobsOf(state, which).some(
    ({ owner, number }) =>
      owner !== undefined &&
      phoneOf(state.product, owner).outbox.some(({ job, kind }) => job === number && kind === 'sign'),
  );

/** Whether these set points were chosen, in this order. */
const triedSetPoint =
  (...degrees: number[]) =>
  ({ product }: TourState) => {
    let next = 0;
    for (const { what, figure } of product.audit)
      if (what === 'set-point' && figure === degrees[next]) next += 1;
    return next === degrees.length;
  };

/** Whether a job that arose while time passed has been chosen. */
const choseNew = ({ product, chosen: numbers }: TourState) =>
  product.jobs.some(
    ({ fault, number }) => (chanceFaults as readonly FaultId[]).includes(fault) && numbers.includes(number),
  );

/** Steps that begin where the last one ended. */
const OWN_WAY = new Set(['dispatch', 'audit']);

/** Steps that are done on a phone; all others on the console. */
const ON_PHONE = new Set(['request', 'offline', 'work', 'sign', 'online', 'isolate', 'prove', 'release']);

const step = (id: string, view: View, phone: TourStep['phone'], isDone: TourStep['isDone']): TourStep => ({
  id,
  view,
  phone,
  isOnPhone: ON_PHONE.has(id),
  isOwnWay: OWN_WAY.has(id),
  isDone,
});

/** The steps of each path, in order. Their words are content. */
export const steps: Record<PathId, readonly TourStep[]> = {
  facility: [
    step('request', 'queue', 'tenant', exists(isTenants)),
    step('queue', 'queue', 'tenant', chosen(isTenants)),
    step('dispatch', 'queue', 'tenant', reached(isTenants, 'assigned')),
    step('offline', 'queue', 'technician', ({ wentOffline }) => wentOffline),
    step('work', 'queue', 'technician', done(isTenants)),
    step('sign', 'queue', 'technician', signed(isTenants)),
    step('online', 'queue', 'technician', reached(isTenants, 'closed')),
    step('audit', 'audit', 'technician', found(isTenants)),
  ],
  refrigeration: [
    step('leak', 'rack', 'technician', ({ product }) => product.leak !== undefined),
    step('sense', 'rack', 'technician', exists(is('leak'))),
    step('rule', 'queue', 'technician', chosen(is('leak'))),
    step(
      'rate',
      'rack',
      'technician',
      ({ product: { leak, now } }) =>
        leak !== undefined && rackReport(lostKilograms(leak, now)).duties.length > 0,
    ),
    step('dispatch', 'queue', 'technician', reached(is('leak'), 'assigned')),
    step('isolate', 'rack', 'technician', done(is('leak'), 2)),
    step('prove', 'rack', 'technician', reached(is('leak'), 'closed')),
    step('audit', 'audit', 'technician', found(is('leak'))),
  ],
  energy: [
    step('open', 'queue', 'technician', chosen(is('night-run'))),
    step('set-point', 'energy', 'technician', triedSetPoint(24)),
    step('compare', 'energy', 'technician', triedSetPoint(24, 23)),
    step('dispatch', 'queue', 'technician', reached(is('night-run'), 'assigned')),
    step('release', 'energy', 'technician', done(is('night-run'), 2)),
    step('sign', 'energy', 'technician', reached(is('night-run'), 'closed')),
    step('same-queue', 'queue', 'technician', choseNew),
    step('audit', 'audit', 'technician', found(is('night-run'))),
  ],
  free: [],
};

/** How many steps of its path a state has behind it, in order. */
export function stepsDone(state: TourState): number {
  const list = steps[state.path];
  const next = list.findIndex(({ isDone }) => !isDone(state));
  return next < 0 ? list.length : next;
}
