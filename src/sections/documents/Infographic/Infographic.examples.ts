import type { z } from 'zod';
import type { infographicSchema } from './Infographic.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const infographicExamples = {
  fourYears: {
    type: 'infographic',
    intro: 'A storey is a year. A window is one reactive job in a hundred.',
    legend: { lit: 'raised by a reading', dark: 'raised by a person' },
    span: 'Share of jobs that a reading raised',
    labels: {
      table: 'The same as a table',
      year: 'Year',
      windows: 'Raised by a reading',
      minutes: 'From signal to person',
      meters: 'Meters in a building',
    },
    minutes: { title: 'From signal to person', text: 'Median minutes.' },
    meters: { title: 'Meters in a building', text: 'Mean of all buildings.' },
    years: [
      { year: '2022', lit: 5, minutes: 112, meters: 8 },
      { year: '2023', lit: 7, minutes: 96, meters: 11 },
      { year: '2024', lit: 11, minutes: 78, meters: 15 },
      { year: '2025', lit: 16, minutes: 63, meters: 19, note: 'to June' },
    ],
    source: 'Records of 214 estates.',
  },
} satisfies Record<string, z.input<typeof infographicSchema>>;
