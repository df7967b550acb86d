import type { z } from 'zod';
import type { aboutHeadSchema } from './AboutHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const aboutHeadExamples = {
  default: {
    type: 'aboutHead',
    title: 'Built by people who ran the plant room',
    intro:
      'We started in a hospital basement, with a pump that failed twice and a logbook that did not say why.',
    action: { label: 'See open roles', href: '/careers/' },
    second: { label: 'Read our story', href: '#story' },
    alt: 'A street in section at night: a store, a workshop, a hospital and an office tower over one service tunnel.',
  },
  withoutSecondLink: {
    type: 'aboutHead',
    title: 'One estate, drawn once',
    intro: 'A short line leaves more of the sky.',
    action: { label: 'Contact us', href: '/contact/' },
    alt: 'A street in section at night.',
  },
} satisfies Record<string, z.input<typeof aboutHeadSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'The only head over the night estate, whose towers rise beside the words; the centered head keeps its drawing below them.';
