import type { z } from 'zod';
import type { resourceCardsSchema } from './ResourceCards.schema.ts';

const cover = (name: 'cover-chiller' | 'cover-ahu' | 'cover-talk') => ({ scene: 'drawing', name }) as const;

/** Named examples; each key gives the reason it exists. */
export const resourceCardsExamples = {
  default: {
    type: 'resourceCards',
    title: 'From the drawing office',
    link: { label: 'All resources', href: '/resources/' },
    labels: { number: 'Sheet', kind: 'Kind', length: 'Length' },
    feature: {
      title: 'Avoid compliance fines up to $57,617 a day',
      text: 'The 2024 limit, $59,114 since January 8, 2025. What an inspector asks for, and the record that ends the conversation.',
      href: '/whitepaper/tech-blueprint-for-refrigeration-compliance-management/',
      scene: { scene: 'drawing', name: 'cover-leak-wide' },
      system: 'cold',
      number: 'L-101',
      kind: 'Whitepaper',
      length: '24 pages',
    },
    sheets: [
      {
        title: 'Faults that cost nothing to find',
        href: '/resources/guide/',
        scene: cover('cover-chiller'),
        system: 'energy',
        number: 'L-102',
        kind: 'Guide',
        length: '18 pages',
      },
      {
        title: 'The state of maintenance software',
        href: '/resources/',
        scene: cover('cover-ahu'),
        system: 'cmms',
        number: 'L-103',
        kind: 'Report',
        length: '32 pages',
      },
      {
        title: 'Where a CMMS goes next',
        href: '/webinar/',
        scene: cover('cover-talk'),
        number: 'L-104',
        kind: 'Webinar',
        length: '40 min',
      },
    ],
  },
} satisfies Record<string, z.input<typeof resourceCardsSchema>>;
