import type { z } from 'zod';
import type { lostHeadSchema } from './LostHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const lostHeadExamples = {
  corridor: {
    type: 'lostHead',
    title: 'This page is not here',
    intro: 'The number is on the plate, and there is no room behind it.',
    search: { label: 'What were you looking for?', action: 'Search' },
    scene: { scene: 'drawing', name: 'missing-door' },
    alt: 'A corridor in which room 404 has a plate and no door',
    ways: [
      { label: 'Home', text: 'The way you came in', href: '/' },
      { label: 'Pricing', text: 'Three plans', href: '/pricing/' },
      { label: 'Resources', text: 'Everything to read', href: '/resources/' },
      { label: 'Contact', text: 'Someone writes back', href: '/contact/' },
    ],
    report: { label: 'Tell us what broke', href: '/contact/' },
  },
} satisfies Record<string, z.input<typeof lostHeadSchema>>;
