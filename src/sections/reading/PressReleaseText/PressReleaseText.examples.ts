import type { z } from 'zod';
import type { pressReleaseTextSchema } from './PressReleaseText.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const pressReleaseTextExamples = {
  withoutItsText: {
    type: 'pressReleaseText',
    email: 'press@firm.example',
    phone: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
    about: { title: 'About the firm', text: 'The firm makes software for people who keep buildings open.' },
  },
  companyAsItWas: {
    type: 'pressReleaseText',
    email: 'press@firm.example',
    phone: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
    about: {
      title: 'About the firm',
      text: 'The firm was founded in Leeds in 2014.',
      since: [{ from: '2020-06-30', text: 'The firm has 92 people in four offices.' }],
    },
  },
} satisfies Record<string, z.input<typeof pressReleaseTextSchema>>;
