import type { z } from 'zod';
import type { onboardingHeadSchema } from './OnboardingHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const onboardingHeadExamples = {
  default: {
    type: 'onboardingHead',
    title: 'Twelve weeks, drawn before you sign',
    intro: 'What happens when, and who does it.',
    action: { label: 'Plan yours', href: '/request-demo/' },
    weeks: 12,
    who: { you: 'You', we: 'We', both: 'Together' },
    milestones: [{ week: 3, label: 'First live job' }],
    phases: [
      {
        name: 'Move',
        rows: [{ title: 'Walk one site', text: 'With your engineer.', who: 'both', from: 1, to: 1 }],
      },
      {
        name: 'Use',
        rows: [{ title: 'Train each shift', text: 'On their own jobs.', who: 'we', from: 4, to: 6 }],
      },
    ],
  },
} satisfies Record<string, z.input<typeof onboardingHeadSchema>>;
