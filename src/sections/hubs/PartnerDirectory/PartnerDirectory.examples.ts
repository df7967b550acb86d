import type { z } from 'zod';
import type { partnerDirectorySchema } from './PartnerDirectory.schema.ts';

/** Named examples; each key says what its example is for. */
export const partnerDirectoryExamples = {
  default: {
    type: 'partnerDirectory',
    title: 'Find one near your sites',
    intro: 'Every partner, with the number of people who passed this year’s exam.',
    regions: {
      americas: 'Americas',
      europe: 'Europe',
      gulf: 'Gulf',
      'asia-pacific': 'Asia Pacific',
    },
    specialities: {
      controls: 'Controls',
      refrigeration: 'Refrigeration',
      migration: 'Migration',
      advice: 'Advice',
      'field-service': 'Field service',
    },
    people: 'certified',
    since: 'since',
    ask: { label: 'Ask for an introduction', href: '/contact/' },
    labels: {
      list: 'Partners',
      filters: 'Region or speciality',
      all: 'All',
      count: '%shown% of %total% partners',
      empty: 'No partner matches.',
      search: 'Name or city',
    },
  },
} satisfies Record<string, z.input<typeof partnerDirectorySchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Filters and searches partners from the records, and counts certified people by region.';
