import { leak, sites } from '../story.ts';
import type { JobPhoneProps } from './JobPhone.tsx';

export const jobPhoneExamples = {
  /** The leak, three steps in. */
  default: {
    label:
      'The technician app on a phone: the leak’s steps with times, two photos, and 1 hour 16 minutes left on its clock.',
    time: leak.now,
    connection: 'Offline, saved',
    job: leak.workOrder,
    priority: 'P1',
    task: `Case ${leak.caseName} leaking`,
    place: `${sites.pellow}, aisle 6`,
    clockName: 'Time to fix',
    clock: leak.clock,
    steps: [
      { text: 'Scan case QR', value: leak.arrived, state: 'done' },
      { text: 'Isolate section B', value: '02:57', state: 'done' },
      { text: 'Find leak, mark joint', value: leak.now, state: 'done' },
      { text: 'Weigh gas recovered', value: 'kg', state: 'current' },
      { text: 'Pressure test, 30 min' },
    ],
    photos: [
      {
        size: [58, 46],
        strokes: [
          { kind: 'cold-wash', path: 'M0 0h58v46h-58z' },
          { kind: 'thin', path: 'M7 0v46M13 0v46M19 0v46M25 0v46M31 0v46M37 0v46M43 0v46M49 0v46' },
          { kind: 'edge', path: 'M0 12h58M0 34h58' },
        ],
      },
      {
        size: [58, 46],
        strokes: [
          { kind: 'paper', path: 'M-2 17h62v12h-62z' },
          { kind: 'edge', path: 'M0 20h22M0 26h22M36 20h24M36 26h24M22 14h14v18h-14z' },
          { kind: 'alarm', path: 'M20 23a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
        ],
      },
    ],
    action: 'Record 2.40 kg',
  },
} satisfies Record<string, JobPhoneProps>;
