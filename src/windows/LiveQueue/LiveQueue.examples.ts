import { levelSix } from '../../scenes/levelSix.ts';
import { filterJob, leakJob, sites } from '../story.ts';
import type { LiveQueueProps } from './LiveQueue.tsx';

export const liveQueueExamples = {
  /** The three jobs keyed in the home page's drawing. */
  default: {
    label:
      'Live queue with three open jobs: a refrigerant leak with 1 hour 16 minutes left, a filter alarm, and a floor that runs at night.',
    title: 'Live queue',
    note: '1,204 open',
    rows: [
      { key: '1', system: 'cold', task: leakJob.task, place: leakJob.place, clock: leakJob.clock },
      {
        key: '2',
        system: 'cmms',
        task: filterJob.task,
        place: `${sites.aldersyde}, level 8`,
        clock: filterJob.clock,
      },
      {
        key: '3',
        system: 'energy',
        task: 'Level 6 on at 02:00, +18%',
        place: `${sites.aldersyde}, level 6`,
        cost: { amount: levelSix.cost, per: 'a night' },
      },
    ],
  },
} satisfies Record<string, LiveQueueProps>;
