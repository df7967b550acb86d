import type { z } from 'zod';
import type { featureHeadSchema } from './FeatureHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const featureHeadExamples = {
  default: {
    type: 'featureHead',
    tag: 'Reports and dashboards',
    title: 'Five questions a day, answered from the jobs',
    intro: 'A report here is a view of work that was done, not a file that somebody filled in.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    scheduleTitle: 'Asked today',
    schedule: [
      { measured: '07:10', text: 'What broke overnight?', who: 'Chief engineer', href: '#night' },
      { measured: '09:00', text: 'What is about to be late?', who: 'Help desk', href: '#backlog' },
      { measured: '14:00', text: 'Did we keep the contract?', who: 'Client', href: '#client' },
    ],
  },
} satisfies Record<string, z.input<typeof featureHeadSchema>>;
