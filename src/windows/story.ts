import type { ClockData } from './parts/Clock.tsx';
import type { PriorityLevel } from './parts/Priority.tsx';

/**
 * The night that every product window shows. At 02:14 case 14 at Pellow, Harbour Road leaks; at 03:52 its record closes.
 * Queue, board, phone and map stand at 02:58. Customers, vendors and people are invented.
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

/** An open job as queue, list and board show it. */
export interface StoryJob {
  job: string;
  priority: PriorityLevel;
  task: string;
  site: string;
  place: string;
  initials: string;
  owner: string;
  clock: ClockData;
}

export const leakJob: StoryJob = {
  job: leak.job,
  priority: 'P1',
  task: `Case 14 leaking, ${leak.reading}`,
  site: sites.pellow,
  place: sites.pellow,
  initials: 'RC',
  owner: vendors.refcool,
  clock: leak.clock,
};

export const filterJob: StoryJob = {
  job: '48209',
  priority: 'P2',
  task: 'AHU-07 filter pressure high',
  site: sites.aldersyde,
  place: `${sites.aldersyde}, L8`,
  initials: 'DO',
  owner: people.engineer,
  clock: { text: '01:42:09', left: 0.43 },
};

export const fireDoorJob: StoryJob = {
  job: '48197',
  priority: 'P2',
  task: 'Fire door FD-3-11 closer failed',
  site: sites.oakmere,
  place: `${sites.oakmere}, Block C`,
  initials: 'SM',
  owner: people.dutyHolder,
  clock: { text: '03:10:40', left: 0.79 },
};

export const emergencyLightJob: StoryJob = {
  job: '48188',
  priority: 'P3',
  task: 'Emergency light test failed, stair B',
  site: sites.fernhall,
  place: sites.fernhall,
  initials: 'BE',
  owner: vendors.brightline,
  clock: { text: '1 d 04 h', left: 0.58 },
};

export const flushJob: StoryJob = {
  job: '48176',
  priority: 'P3',
  task: 'Legionella flush, 6 outlets',
  site: sites.oakmere,
  place: `${sites.oakmere}, Block A`,
  initials: 'AQ',
  owner: vendors.aquaserve,
  clock: { text: '1 d 09 h', left: 0.69 },
};

export const paintJob: StoryJob = {
  job: '48160',
  priority: 'P4',
  task: 'Repaint bay markings',
  site: sites.castellane,
  place: sites.castellane,
  initials: '',
  owner: 'Unassigned',
  clock: { text: '6 d 02 h', left: 0.61, state: 'mute' },
};

/** Air in aisle 6 at 02:58, in °C: six chilled cases and four frozen. */
export const aisleSix = [
  { name: '11', value: '+2.1' },
  { name: '12', value: '+1.8' },
  { name: '13', value: '+2.4' },
  { name: leak.caseName, value: '+9.2', state: 'alarm' },
  { name: '15', value: '+2.0' },
  { name: '16', value: '+1.6' },
  { name: 'F1', value: '−20.4' },
  { name: 'F2', value: '−19.8' },
  { name: 'F3', value: '−18.6', state: 'watch' },
  { name: 'F4', value: '−21.0' },
] as const;

/** Refrigerant in the air of aisle 6, in ppm, from 01:50 to 02:14:07. */
export const gasTrace = [4, 5, 5, 6, 5, 7, 8, 7, 9, 14, 24, 37, 48, 55, 59, 61] as const;

/** How T. Reyes and S. Marsh sign, on a field of 160 by 40. */
export const signatures = {
  technician:
    'M4 30c10-18 20-28 26-24s-12 26-4 26 14-20 22-20-4 18 4 18 10-14 16-14 0 14 8 12 8-12 14-12 2 10 10 10 12-6 26-10',
  dutyHolder: 'M8 28c4-14 16-24 22-20s-14 12-6 16 10-14 18-8 6 12 16 4 10-8 16-2 12 6 24-2',
} as const;
