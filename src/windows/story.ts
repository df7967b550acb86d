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

/** The leak, from the first reading to the closed record. */
export const leak = {
  workOrder: 'WO-48213',
  job: '48213',
  record: 'Record 25-0117',
  caseName: '14',
  reading: '61 ppm',
  gas: 'R-448A',
  van: 'Refcool, van 6',
  sensed: '02:14:07',
  raised: '02:14:09',
  accepted: '02:16',
  arrived: '02:55',
  now: '02:58',
  closed: '03:52',
  /** Two hours from 02:14:09, read at 02:58. */
  clock: { text: '01:16:09', left: 0.63, state: 'hot' } satisfies ClockData,
  gasAdded: '2.40 kg',
  /** 2.40 kg of a full charge of 77.4 kg in twelve months. */
  leakRate: '3.1%',
} as const;
