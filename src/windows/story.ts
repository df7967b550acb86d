import { jobOf } from '../product/advance.ts';
import { leftOf, nightAt, SHOWN_MOMENT } from '../product/night.ts';
import { GAS_TRACE, poundsOf, rackReport } from '../product/rackLeak.ts';
import { minuteOf, momentOf, timeOf } from '../product/storyClock.ts';
import type { ClockData } from './parts/Clock.tsx';

/**
 * The night that every product window shows. At 02:14 case 14 at Pellow, Harbour Road leaks; at 03:52 its record is
 * closed. Queue, board, phone and map show 02:58. Customers, vendors and people are fictional.
 */

export const sites = {
  pellow: 'Pellow, Harbour Road',
  aldersyde: 'Aldersyde Tower',
  oakmere: 'Oakmere',
  fernhall: 'Fernhall Academy',
  castellane: 'Castellane Depot',
  marlowe: 'Marlowe Court',
  tidewell: 'Tidewell Hospital',
} as const;

export const vendors = {
  refcool: 'Refcool',
  brightline: 'Brightline',
  aquaserve: 'Aquaserve',
  hartwell: 'Hartwell Elevators',
} as const;

export const people = {
  technician: 'T. Reyes',
  engineer: 'D. Osei',
  dutyHolder: 'S. Marsh',
  riskAssessor: 'K. Adeyemi',
} as const;

const LEAK_JOB = 48213;
const shown = nightAt(SHOWN_MOMENT);
const raised = jobOf(shown, LEAK_JOB);
const left = leftOf(raised, shown.now);
const closed = jobOf(nightAt(momentOf('03:52')), LEAK_JOB);
const [arrived = closed.raisedAt] = closed.steps;

/** The leak, from the first reading to the closed record, as the product's model has it. */
export const leak = {
  workOrder: `WO-${LEAK_JOB}`,
  job: String(LEAK_JOB),
  record: 'Record 25-0117',
  caseName: '14',
  reading: `${Math.max(...GAS_TRACE)} ppm`,
  gas: 'R-448A',
  van: 'Refcool, van 6',
  sensed: '02:14:07',
  raised: timeOf(raised.raisedAt),
  accepted: '02:16',
  arrived: minuteOf(arrived),
  now: minuteOf(shown.now),
  closed: minuteOf(closed.closedAt ?? closed.raisedAt),
  /** Two hours from 02:14:09, read at 02:58. */
  clock: {
    text: timeOf(left.seconds),
    left: Math.round(left.share * 100) / 100,
    state: 'hot',
  } satisfies ClockData,
  gasAdded: `${poundsOf(closed.kilograms ?? 0).toFixed(1)} lb`,
  /** 5.3 lb of a full charge of 170.6 lb in twelve months. */
  leakRate: `${rackReport(closed.kilograms ?? 0)
    .lines.at(-1)
    ?.rate.toFixed(1)}%`,
};
