import type { z } from 'zod';
import type { statCardsSchema } from './StatCards.schema.ts';

const gauges = [
  { before: 'up to', value: '15%', txt: 'energy savings', gauge: { reads: 15, top: 60 } },
  { value: '15%', txt: 'fewer service calls', note: 'Pellow, 88 stores', gauge: { reads: 15, top: 60 } },
  { before: 'nearly', value: '50%', txt: 'license fee offload', gauge: { reads: 50, top: 60 } },
];

const stats = [
  { value: '30%', txt: 'drop in reactive call volumes' },
  { value: '40%', txt: 'increase in operational visibility' },
  { value: '97%', txt: 'SLA adherence across sites' },
];

/** Named examples; each key gives the reason it exists. */
export const statCardsExamples = {
  default: { type: 'statCards', stats },
  withTitle: {
    type: 'statCards',
    title: 'The smarter way to manage facilities at scale',
    tone: 'sheet',
    stats,
  },
  smallFigures: {
    type: 'statCards',
    stats: [
      { value: '26%', txt: 'less fan energy, from static pressure reset' },
      { value: '9%', txt: 'less chiller energy, adjusted for cooling degree days' },
      { value: '14%', txt: 'fewer comfort calls, once the stuck dampers were repaired' },
      { value: '40%', txt: 'fewer starts a day' },
    ],
  },
  notAllNumbers: {
    type: 'statCards',
    stats: [
      { value: '3x', txt: 'faster deployment than legacy systems' },
      { value: 'Same day', txt: 'answers from an engineer' },
    ],
  },
  shares: {
    type: 'statCards',
    layout: 'shares',
    title: 'What moves',
    intro: 'Drawn to scale.',
    link: { label: 'Work it out for your estate', href: '/resources/cmms-roi-calculator/' },
    stats: [
      { value: '30%', txt: 'drop in reactive call volumes', system: 'cmms' },
      { value: '40%', txt: 'increase in operational visibility', system: 'energy' },
      { value: '97%', txt: 'SLA adherence', system: 'cold' },
    ],
  },
  towers: {
    type: 'statCards',
    layout: 'towers',
    title: 'The smarter way to manage facilities at scale',
    stats: [
      { value: '30%', txt: 'drop in reactive call volumes' },
      { value: '40%', txt: 'increase in operational visibility' },
      { value: '97%', txt: 'SLA adherence across sites' },
    ],
  },
  towersByDay: {
    type: 'statCards',
    layout: 'towers',
    tone: 'sheet',
    title: 'Two towers by day',
    intro: 'With a line of words below the heading.',
    stats: [
      { value: '5%', txt: 'the lowest tower there is' },
      { value: '100%', txt: 'a tower that reaches the line' },
    ],
  },
  gauges: {
    type: 'statCards',
    layout: 'gauges',
    title: 'What the gauges read after a year',
    intro: 'Each on its own dial.',
    stats: [...gauges, { before: 'under', value: '6 months', txt: 'payback', gauge: { reads: 6, top: 12 } }],
    link: { label: 'Open the calculator', href: '/resources/cmms-roi-calculator/' },
    foot: 'Percent dials end at 60.',
  },
  threeGaugesWithoutFoot: { type: 'statCards', layout: 'gauges', title: 'Three returns', stats: gauges },
} satisfies Record<string, z.input<typeof statCardsSchema>>;
