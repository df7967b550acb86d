import type { z } from 'zod';
import type { comingSoonSchema } from './ComingSoon.schema.ts';

/** Named examples; each key says what its example is for. */
export const comingSoonExamples = {
  default: {
    type: 'comingSoon',
    title: 'The frame is up',
    intro: 'The wall is not.',
    scene: { scene: 'drawing', name: 'trial-props' },
    alt: 'A beam on props.',
    linksTitle: 'Open today',
    links: [
      { label: 'Walk through the product', text: 'One fault, five chapters', href: '/tour/' },
      { label: 'Ask when it opens', text: 'Somebody writes back', href: '/contact/' },
    ],
  },
} satisfies Record<string, z.input<typeof comingSoonSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Draws what is not built yet and leads, below its ground line, to what is open; the page for a missing address shows a door instead.';
