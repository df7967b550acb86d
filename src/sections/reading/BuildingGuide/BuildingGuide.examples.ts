import type { z } from 'zod';
import type { buildingGuideSchema } from './BuildingGuide.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const buildingGuideExamples = {
  default: {
    type: 'buildingGuide',
    title: 'A building, from the roof down',
    intro: 'Three storeys of a longer guide.',
    scene: { scene: 'building', kind: 'tower', floors: 9, seed: 4, tone: 'night' },
    alt: 'An office tower in section at night.',
    storeys: [
      { id: 'roof', level: '+36.000', name: 'Plant', title: 'The roof', paragraphs: ['Where heat leaves.'] },
      {
        id: 'floors',
        level: '+18.000',
        name: 'Work',
        title: 'The floors',
        paragraphs: ['Where requests come from.'],
        links: [{ label: 'Work orders', href: '/product/work-order-software/' }],
      },
      {
        id: 'ground',
        level: '±0.000',
        name: 'Vendors',
        title: 'The door',
        paragraphs: ['Where they sign in.'],
      },
    ],
  },
} satisfies Record<string, z.input<typeof buildingGuideSchema>>;
