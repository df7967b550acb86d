import { levelSix } from '../../scenes/levelSix.ts';
import type { LoadProfileProps } from './LoadProfile.tsx';

const times = ['00:00', '06:00', '12:00', '18:00', '24:00'].map((text, index) => ({ at: index / 4, text }));

export const loadProfileExamples = {
  /** One night too many, small beside a product's text. */
  default: {
    label:
      'Demand on level 6 over 24 hours: between 02:00 and 06:12 it runs 18 percent over the day’s baseline.',
    title: 'Level 6, kW',
    trail: 'Aldersyde Tower',
    tag: { text: levelSix.excess, tone: 'energy' },
    series: {
      measured: levelSix.measured,
      expected: levelSix.expected,
      tolerance: 8,
      range: [20, 190],
      excess: [4, 12.4],
    },
    levels: [50, 100, 150],
    times,
    duration: levelSix.duration,
    facts: [
      { term: 'Above baseline', value: '332 kWh', isMeasured: true, state: 'energy' },
      { term: 'Cost', value: `${levelSix.cost} a night`, isMeasured: true },
      { term: 'Seen', value: '9 of 14 nights', isMeasured: true },
      { term: 'Likely cause', value: 'Schedule override left on' },
    ],
  },
} satisfies Record<string, LoadProfileProps>;
