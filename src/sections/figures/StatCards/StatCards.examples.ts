import type { z } from 'zod';
import type { statCardsSchema } from './StatCards.schema.ts';

const stats = [
  { value: '30%', txt: 'drop in reactive call volumes' },
  { value: '40%', txt: 'increase in operational visibility' },
  { value: '97%', txt: 'SLA adherence across sites' },
];

/** Named examples; each key says what its example is for. */
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
} satisfies Record<string, z.input<typeof statCardsSchema>>;
