import type { z } from 'zod';
import type { jobOpeningsSchema } from './JobOpenings.schema.ts';

const words = {
  type: 'jobOpenings',
  axis: 'Openings',
  title: 'Join the team',
  filters: [
    { label: 'All', value: 'all' },
    { label: 'Engineering', value: 'engineering' },
    { label: 'Marketing', value: 'marketing' },
  ],
  search: 'Search for Open Roles',
  count: '%count% roles',
  countOne: '1 role',
  apply: 'apply now',
  empty: 'No job roles found',
} satisfies z.input<typeof jobOpeningsSchema>;

/** Named examples; each key gives the reason it exists. */
export const jobOpeningsExamples = {
  departmentWithoutRoles: {
    ...words,
    jobs: [
      {
        id: 'edge',
        role: 'Senior engineer, edge gateway',
        field: 'Engineering',
        bg: 'cmms',
        location: 'Leeds or Pune',
        link: 'https://jobs.lintel.example/edge/',
      },
      {
        id: 'design',
        role: 'Product designer, field app',
        field: 'Design',
        bg: 'cold',
        location: 'Leeds',
        link: 'https://jobs.lintel.example/design/',
      },
    ],
  },
  nothingOpen: { ...words, emptyText: 'Every chair is taken.', jobs: [] },
} satisfies Record<string, z.input<typeof jobOpeningsSchema>>;
