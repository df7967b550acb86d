import type { z } from 'zod';
import type { formPageSchema } from './FormPage.schema.ts';

/** Named examples; each key says what its example is for. */
export const formPageExamples = {
  default: {
    type: 'formPage',
    title: 'Ask the person who will answer',
    intro:
      'Questions go to an engineer, not to a queue. Say what stopped, or what you would like to stop happening.',
    steps: [
      { when: 'At once', title: 'You get a copy', text: 'It holds what you sent and who has it.' },
      { when: 'One working day', title: 'An engineer writes back' },
      {
        when: 'When it suits you',
        title: 'You talk, if you want to',
        text: 'Ten minutes. Have an asset list near.',
      },
    ],
    note: { text: 'Rather ring?', link: { label: '+1 202-555-0142', href: 'tel:+12025550142' } },
    scene: { scene: 'drawing', name: 'contact-line' },
    alt: 'Somebody rings from beside a stopped chiller; the wire leads to a desk.',
    form: 'contact',
    formTitle: 'Write to us',
    formDesc: 'Six answers, one of them optional.',
  },
  formAtStart: {
    type: 'formPage',
    tone: 'sheet',
    side: 'start',
    title: 'Put a load on it',
    intro: 'A trial is a beam on props: it carries before anything is built around it.',
    stepsTitle: 'The fourteen days',
    steps: [
      { when: 'Day 0', title: 'We load your assets' },
      { when: 'Day 14', title: 'You keep it, or you take your records out' },
    ],
    form: 'request-trial',
    formTitle: 'Request a trial',
    copy: { privacy: 'No card. By sending this you accept our [privacy policy](/privacy-policy/).' },
  },
} satisfies Record<string, z.input<typeof formPageSchema>>;
