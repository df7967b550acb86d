import { nightFigures } from '../../product/nightFigures.ts';
import { timeOf } from '../../product/storyClock.ts';
import { people, vendors } from '../story.ts';
import type { RecordSlipData } from './RecordSlip.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const recordSlipExamples = {
  /** A clock that was paused for a while and is close to its limit. */
  pausedClock: {
    slip: {
      kind: 'clock',
      first: { label: 'Respond', value: '00:01:51', note: 'of 15 min' },
      second: { label: 'Fix', value: timeOf(nightFigures().left), note: 'left of 2 h' },
      used: 0.37,
      paused: [0.2, 0.08],
      note: 'Paused for store access',
      isHot: true,
    },
  },
  /** A person and their authorization. */
  owner: {
    slip: {
      kind: 'owner',
      initials: 'TR',
      name: `${people.technician}, ${vendors.refcool}`,
      note: 'EPA 608 type II, insured to Nov 30',
      tag: { text: 'Cleared', tone: 'cmms' },
    },
  },
} satisfies Record<string, { slip: RecordSlipData }>;
