import type { z } from 'zod';
import type { newsroomSchema } from './Newsroom.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const newsroomExamples = {
  default: {
    type: 'newsroom',
    title: 'Newsroom',
    contact: 'imogen-vale',
    email: 'press@firm.example',
    phone: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
    lead: {
      outlet: 'Grocery Trade',
      date: '2025-10-02',
      title: 'A quiet aisle in Portland',
      kind: 'Reportage',
      href: 'https://grocery-trade.example/quiet-aisle/',
      summary: 'Eighty-eight managers, none of whom could say when the last leak was.',
      scene: { scene: 'drawing', name: 'cover-leak-wide' },
    },
    news: [
      {
        outlet: 'Estates Index',
        date: '2025-09-11',
        title: 'The list that closes itself',
        kind: 'News',
        href: 'https://estates-index.example/list/',
      },
    ],
    sheet: {
      title: 'Facts at hand',
      facts: [
        { label: 'Founded', value: '2014, in Leeds' },
        { label: 'People', value: '334' },
      ],
      links: [{ label: 'Facts on one page', href: '/newsroom/print/' }],
    },
    cuttings: [
      {
        outlet: 'Plant & Property',
        face: 'narrow',
        issue: 'July 2025',
        title: 'Two floors heating and cooling at once',
        quote: '“The fix took an afternoon and a spanner.”',
        by: 'Case note',
      },
    ],
  },
} satisfies Record<string, z.input<typeof newsroomSchema>>;
