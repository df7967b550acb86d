import type { z } from 'zod';
import type { subNavigationSchema } from './SubNavigation.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const subNavigationExamples = {
  withHoursAndAction: {
    type: 'subNavigation',
    links: [
      { label: 'The night', measured: '07:10', href: '#night' },
      { label: 'The backlog', measured: '09:00', href: '#backlog' },
      { label: 'The client', measured: '14:00', href: '#client' },
    ],
    action: { label: 'Book a demo', href: '/request-demo/' },
  },
} satisfies Record<string, z.input<typeof subNavigationSchema>>;
