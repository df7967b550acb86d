import { advance, firstRandomFault } from './advance.ts';
import { type FaultId, faultOf, type PersonId, SERVICE_HOURS } from './estate.ts';
import { SET_POINTS } from './levelSixDemand.ts';
import type { ProductAction, ProductState, WorkOrder } from './ProductState.ts';
import { HOUR, type Moment, momentOf, type TimeLeft, timeLeft } from './storyClock.ts';

/** Jobs open in the whole estate at 02:58, including those in the queue. */
const OPEN_AT_NIGHT = 1204;
/** How many of these are in the queue. */
const LISTED_AT_NIGHT = 7;
const OPEN_ELSEWHERE = OPEN_AT_NIGHT - LISTED_AT_NIGHT;

/** Jobs due before midnight at sites that are not in the model. */
const DUE_ELSEWHERE = 34;

/** The moment that the site's product windows show. */
export const SHOWN_MOMENT = momentOf('02:58');

const START = momentOf('02:09');
export const DEFAULT_SEED = 14;

/** A job raised before the story begins, given its seconds left at SHOWN_MOMENT. */
function earlier(number: number, fault: FaultId, leftAtNight: number, owner?: PersonId): WorkOrder {
  const allowed = SERVICE_HOURS[faultOf(fault).priority] * HOUR;
  return {
    number,
    fault,
    raisedAt: SHOWN_MOMENT + leftAtNight - allowed,
    status: owner ? 'assigned' : 'raised',
    ...(owner && { owner }),
    steps: [],
  };
}

/** The estate at 02:09, five minutes before the leak is found. */
export function openingState(seed: number = DEFAULT_SEED): ProductState {
  const state: ProductState = {
    now: START,
    seed,
    arisen: 0,
    nextArises: 0,
    nextNumber: 48213,
    jobs: [
      earlier(48209, 'filter', momentOf('01:42:09'), 'osei'),
      earlier(48197, 'fire-door', momentOf('03:10:40'), 'marsh'),
      earlier(48188, 'emergency-light', 28 * HOUR, 'brightline'),
      earlier(48176, 'flush', 33 * HOUR, 'aquaserve'),
      earlier(48160, 'bays', 146 * HOUR),
    ],
    phones: {},
    leak: undefined,
    controls: { isOverridden: true, setPoint: SET_POINTS.baseline },
    audit: [],
  };
  return { ...state, nextArises: firstRandomFault(state) };
}

const LEAK_JOB = 48213;

/** The events of the night that the whole site describes. */
const night: readonly [time: string, action: ProductAction][] = [
  ['02:09:07', { type: 'leak' }],
  ['02:16', { type: 'assign', job: LEAK_JOB, person: 'reyes' }],
  ['02:54', { type: 'signal', person: 'reyes', isOffline: true }],
  ['02:55', { type: 'work', job: LEAK_JOB }],
  ['02:57', { type: 'work', job: LEAK_JOB }],
  ['02:58', { type: 'work', job: LEAK_JOB }],
  ['03:18', { type: 'work', job: LEAK_JOB }],
  ['03:48', { type: 'work', job: LEAK_JOB }],
  ['03:52', { type: 'signal', person: 'reyes', isOffline: false }],
  ['03:52', { type: 'sign', job: LEAK_JOB }],
];

/** The state at a moment of the night, 02:09 or later. */
export function nightAt(moment: Moment, seed?: number): ProductState {
  const until = (state: ProductState, end: Moment) =>
    end > state.now ? advance(state, { type: 'wait', seconds: end - state.now }) : state;
  let state = openingState(seed);
  for (const [time, action] of night) {
    if (momentOf(time) > moment) break;
    state = advance(until(state, momentOf(time)), action);
  }
  return until(state, moment);
}

/** The time left until a job's deadline; for a closed job, when it was closed. */
export function leftOf({ fault, raisedAt, closedAt }: WorkOrder, now: Moment): TimeLeft {
  return timeLeft(raisedAt, SERVICE_HOURS[faultOf(fault).priority], closedAt ?? now);
}

/** Open jobs by priority, then by time left. */
export function openQueue(state: ProductState): WorkOrder[] {
  return state.jobs
    .filter(({ status }) => status !== 'closed')
    .sort((a, b) => {
      const [first, second] = [faultOf(a.fault).priority, faultOf(b.fault).priority];
      return first === second
        ? leftOf(a, state.now).seconds - leftOf(b, state.now).seconds
        : first < second
          ? -1
          : 1;
    });
}

/** Number of open jobs in the whole estate. */
export const openCount = (state: ProductState): number => OPEN_ELSEWHERE + openQueue(state).length;

/** Number of jobs in the whole estate that are due before midnight. */
export const dueTodayCount = (state: ProductState): number =>
  DUE_ELSEWHERE +
  openQueue(state).filter((job) => state.now + leftOf(job, state.now).seconds < 24 * HOUR).length;
