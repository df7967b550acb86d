import type { z } from 'zod';
import type { relatedModulesSchema } from './RelatedModules.schema.ts';

/** Named examples; each key says what its example is for. */
export const relatedModulesExamples = {
  default: {
    type: 'relatedModules',
    title: 'Next door',
    intro: 'Modules share walls. Open a door and the job comes with you.',
    rooms: [
      {
        name: 'Planned maintenance',
        text: 'A year of servicing by week and crew.',
        href: '/product/maintenance-management-software/',
        scene: { scene: 'drawing', name: 'room-plan' },
      },
      { name: 'Work orders', text: 'You are here.', scene: { scene: 'drawing', name: 'room-desk' } },
      {
        name: 'Parts and stock',
        text: 'What is on the van, what is on the shelf.',
        href: '/product/parts-inventory-management-software/',
        scene: { scene: 'drawing', name: 'room-stock' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof relatedModulesSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Marks the room the reader is in as the one without a door; other rows of rooms have no current page.';
