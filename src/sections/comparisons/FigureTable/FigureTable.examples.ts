import type { z } from 'zod';
import type { figureTableSchema } from './FigureTable.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const figureTableExamples = {
  default: {
    type: 'figureTable',
    axis: 'Today',
    title: 'What a bad job is made of',
    intro: 'Six things that go wrong between the call and the invoice.',
    columns: { title: 'Defect', figure: 'What it costs', text: 'Put right by' },
    rows: [
      {
        title: '“Has anybody read the mail?”',
        figure: '74 min',
        note: 'before a night call is seen',
        text: 'The sensor raises the job itself, with the clock running.',
      },
      {
        title: '“He had the wrong valve on the van.”',
        figure: '82 min',
        note: 'back to the store and out again',
        text: 'The job names the asset, so the part is known before the van leaves.',
      },
      {
        title: '“Who signed it off?”',
        figure: '31 min',
        note: 'of paperwork, the next day',
        text: 'The signature closes job, record and purchase line together.',
      },
    ],
    note: 'One leak at one store, March 2024.',
  },
  times: {
    type: 'figureTable',
    layout: 'times',
    tone: 'sheet',
    axis: 'Answers',
    title: 'How soon, by reason',
    intro: 'The time to a first answer by a person who can do something about it.',
    columns: { title: 'Reason', figure: 'First answer', text: 'Who answers', link: 'Where' },
    rows: [
      {
        title: 'Plant is down and the app does not help',
        detail: 'Ring, whatever the hour.',
        figure: '15 min',
        text: 'The engineer on call',
        link: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
      },
      {
        title: 'A price',
        figure: '1 working day',
        text: 'Sales',
        link: { label: 'Book a demo', href: '/request-demo/' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof figureTableSchema>>;
