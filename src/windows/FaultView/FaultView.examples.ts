import { levelSix } from '../../scenes/levelSix.ts';
import { sites } from '../story.ts';
import type { FaultViewProps } from './FaultView.tsx';

const times = ['00:00', '06:00', '12:00', '18:00', '24:00'].map((text, index) => ({ at: index / 4, text }));
const hours = (from: number, to: number) => ({ from: from / 24, to: to / 24 });

export const faultViewExamples = {
  /** The floor that runs at night, with the rule that found it. */
  default: {
    label:
      'Fault E-204: level 6 ran from 02:00 to 06:12 with nobody in; the trend, the signals, the rule and a cost of 56 dollars a night.',
    title: 'Fault E-204',
    trail: `${sites.aldersyde} / Level 6`,
    tag: { text: levelSix.excess, tone: 'energy' },
    trend: 'Demand, kW',
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
    strips: [
      { name: 'AHU-05 supply fan', spans: [{ ...hours(2, 6.2), isFault: true }, hours(6.6, 19)] },
      { name: 'People in', spans: [hours(7.1, 18.6)] },
    ],
    rule: 'Rule E-204',
    clauses: [
      { word: 'If', text: 'supply fan {on}' },
      { word: 'And', text: 'people in {0}' },
      { word: 'For', text: '{30 min}, any day' },
    ],
    facts: [
      { term: 'Cost', value: `${levelSix.cost} a night`, isMeasured: true, state: 'energy' },
      { term: 'Above baseline', value: '332 kWh', isMeasured: true },
      { term: 'Seen', value: '9 of 14 nights', isMeasured: true },
      { term: 'Likely cause', value: 'Override left on' },
    ],
    action: 'Open work order',
  },
} satisfies Record<string, FaultViewProps>;
