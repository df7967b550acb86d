import type { z } from 'zod';
import type { officesSchema } from './Offices.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const officesExamples = {
  default: {
    type: 'offices',
    axis: 'Where',
    tone: 'night',
    title: 'Four floors in four time zones',
    levels: [
      {
        level: '+3.600',
        city: 'Leeds',
        country: 'United Kingdom',
        people: '96 people',
        text: 'Product and design.',
        scene: { scene: 'drawing', name: 'storey-office', tone: 'night' },
      },
      {
        level: '±0.000',
        city: 'Dubai',
        country: 'United Arab Emirates',
        people: '28 people',
        text: 'Customers of the Gulf.',
        scene: { scene: 'drawing', name: 'storey-ground', tone: 'night' },
      },
    ],
  },
  byDay: {
    type: 'offices',
    title: 'Two floors',
    intro: 'On paper the walls are ink.',
    levels: [
      {
        level: '+3.600',
        city: 'Austin',
        country: 'United States',
        people: '74 people',
        text: 'Sales and support.',
        scene: { scene: 'drawing', name: 'storey-roof' },
      },
      {
        level: '±0.000',
        city: 'Pune',
        country: 'India',
        people: '112 people',
        text: 'Engineering.',
        scene: { scene: 'drawing', name: 'storey-plant' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof officesSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'The offices are storeys of one building with level marks, each with its own drawing; office hours have bars and no drawings.';
