import type { z } from 'zod';
import type { thankYouSchema } from './ThankYou.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const thankYouExamples = {
  default: {
    type: 'thankYou',
    title: 'Thank you. We have it.',
    intro:
      'Your request is stored and a copy is on its way to an engineer who has worked in buildings like yours.',
    scene: {
      scene: 'drawing',
      name: 'thank-you',
    },
    reader: { label: 'Who calls you', person: 'otis-freeman' },
    steps: [
      {
        when: 'Within 10 minutes',
        title: 'An e-mail lands',
        text: 'It holds what you sent and three times to choose from. Check the spam folder once.',
      },
      {
        when: 'Within one working day',
        title: 'An engineer rings',
        text: 'Ten minutes about your sites, your plant and the fault that keeps coming back. Have an asset list near if you can.',
      },
      {
        when: 'Within five working days, 30 min',
        title: 'You see your own building',
        text: 'Two of your assets, live. Bring whoever signs, and whoever answers the phone at night.',
      },
    ],
    linksTitle: 'While you wait',
    links: [
      {
        label: 'Work out the return',
        href: '/resources/cmms-roi-calculator/',
      },
      {
        label: 'See the facility management product',
        href: '/product/facility-management-software/',
      },
      {
        label: 'Read how Pellow closed a leak in 98 minutes',
        href: '/resources/case-study/pellow/',
      },
    ],
  },
  oneStep: {
    type: 'thankYou',
    title: 'Thank you. We have it.',
    intro:
      'Your request is stored and a copy is on its way to an engineer who has worked in buildings like yours.',
    scene: {
      scene: 'drawing',
      name: 'thank-you',
    },
    steps: [
      {
        when: 'Within 10 minutes',
        title: 'An e-mail lands',
        text: 'It holds what you sent and three times to choose from. Check the spam folder once.',
      },
    ],
  },
} satisfies Record<string, z.input<typeof thankYouSchema>>;
