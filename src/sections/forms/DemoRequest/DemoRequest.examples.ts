import type { z } from 'zod';
import type { demoRequestSchema } from './DemoRequest.schema.ts';

/** Named examples; each key says what its example is for. */
export const demoRequestExamples = {
  default: {
    type: 'demoRequest',
    title: 'Come down to the plant room',
    intro: 'Three flights from this form to a job closed in your own building.',
    back: {
      label: 'Back to the site',
      href: '/',
    },
    street: {
      scene: 'drawing',
      name: 'demo-street',
    },
    flight: {
      scene: 'drawing',
      name: 'demo-stair',
    },
    steps: [
      {
        when: 'About a minute',
        title: 'You send this form',
        text: 'It reaches an engineer in Austin, Leeds or Dubai. There is no sales queue to sit in.',
        scene: {
          scene: 'drawing',
          name: 'demo-room-1',
        },
      },
      {
        when: 'One working day',
        title: 'We ring once',
        text: 'Ten minutes on your sites, your plant and the job that keeps coming back.',
        scene: {
          scene: 'drawing',
          name: 'demo-room-2',
        },
      },
      {
        when: 'Thirty minutes',
        title: 'We fix something live',
        text: 'Two of your assets, already in Lintel. We raise a test fault on one and you watch the job find its engineer.',
        scene: {
          scene: 'drawing',
          name: 'demo-room-3',
        },
      },
    ],
    form: 'request-demo',
    formTitle: 'Book a demo',
    formDesc: 'Nine answers, about a minute. We use them to prepare and for nothing else.',
    copy: {
      optional: 'optional',
      choose: 'Choose one',
      busy: 'Sending …',
      summary: '%count% answers need another look',
      summaryOne: 'One answer needs another look',
      kept: 'Everything you typed is still here.',
      failed:
        'The form did not go through. Nothing you typed is lost; try again in a minute, or ring +1 202-555-0142.',
      tooMany:
        'Too many tries from this address. Nothing you typed is lost; wait a minute and send it again.',
      privacy: 'By sending this you accept our [privacy policy](/privacy-policy/). No list, no newsletter.',
    },
  },
} satisfies Record<string, z.input<typeof demoRequestSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'The page without the site’s header: it carries the way back itself, and starts the message with what a link is about.';
