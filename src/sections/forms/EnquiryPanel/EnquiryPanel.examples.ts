import type { z } from 'zod';
import type { enquiryPanelSchema } from './EnquiryPanel.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const enquiryPanelExamples = {
  default: {
    type: 'enquiryPanel',
    title: 'Ask one thing',
    intro: 'An engineer answers it.',
    points: [
      { title: 'Plant is down', text: 'Ring.', link: { label: '+1 202-555-0142', href: 'tel:+12025550142' } },
      { title: 'You want to see it', text: 'Thirty minutes, two of your own assets.' },
    ],
    panelTitle: 'Your question',
    form: 'enquiry',
    thanks: { title: 'Thank you', text: 'Somebody has it.' },
  },
} satisfies Record<string, z.input<typeof enquiryPanelSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'Half of it is lifted into a dialog over other pages and therefore carries its own thanks and closing buttons.';
