import type { z } from 'zod';
import type { formPageSchema } from './FormPage.schema.ts';

/** Named examples; each key gives the reason it exists. */
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
  stair: {
    type: 'formPage',
    layout: 'stair',
    title: 'Come down to the plant room',
    intro: 'Two flights from this form to a job closed in your own building.',
    stair: {
      back: { label: 'Back to the site', href: '/' },
      street: { scene: 'drawing', name: 'demo-street' },
      flight: { scene: 'drawing', name: 'demo-stair' },
    },
    steps: [
      {
        when: 'One working day',
        title: 'We ring once',
        text: 'Ten minutes on your sites, your plant and the job that keeps coming back.',
        scene: { scene: 'drawing', name: 'demo-room-2' },
      },
      {
        when: 'Thirty minutes',
        title: 'We fix something live',
        text: 'We raise a test fault on one of your assets and you watch the job find its engineer.',
        scene: { scene: 'drawing', name: 'demo-room-3' },
      },
    ],
    form: 'request-demo',
    formTitle: 'Book a demo',
    formDesc: 'Nine answers, about a minute. We use them to prepare and for nothing else.',
  },
  test: {
    type: 'formPage',
    layout: 'test',
    title: 'Ask your old system for your own records',
    intro: 'If it cannot hand them over by Friday, it is not keeping them for you.',
    test: {
      title: 'Three boxes to tick',
      questions: [
        { question: 'Every job of a year, in one file', answer: 'Without a ticket to the vendor.' },
        { question: 'Every asset with its history', answer: 'Not only the list.' },
      ],
      verdict: 'Two boxes or fewer: the move costs less than the next upgrade.',
    },
    scene: { scene: 'drawing', name: 'assets-arrive', tone: 'night' },
    steps: [
      { when: 'Day 1', text: 'You send the export.' },
      { when: 'Week 8', text: 'The old system is read only.' },
    ],
    form: 'request-trial',
    formTitle: 'Have your export read',
  },
} satisfies Record<string, z.input<typeof formPageSchema>>;
