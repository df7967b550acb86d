import type { z } from 'zod';
import type { figureHeadSchema } from './FigureHead.schema.ts';

const doors = (...titles: string[]) =>
  titles.map((title) => ({
    time: '10 min',
    title,
    text: 'Say what keeps coming back. Nothing is sold in the first ten minutes.',
    steps: ['You ring, or we do', 'You describe one fault'],
    link: { label: 'Ring us', href: '/contact/' },
    scene: { scene: 'drawing' as const, name: 'door-call' as const },
  }));

/** Examples of the figures that are lists: doors, events, programs. */
export const listFigureExamples = {
  fourDoors: {
    type: 'figureHead',
    title: 'Four doors in',
    intro: 'Pick by the time you have. All four lead to the same building.',
    figure: {
      kind: 'doors',
      doors: doors('Watch a job close', 'Try one site', 'Do the sum', 'Ring an engineer'),
    },
  },
  threeDoors: {
    type: 'figureHead',
    title: 'Three doors in',
    intro: 'The wall closes over three as well.',
    figure: { kind: 'doors', doors: doors('Try one site', 'Do the sum', 'Ring an engineer') },
  },
  eventStreet: {
    type: 'figureHead',
    title: 'Small rooms, working buildings',
    intro: 'People who have held the wrench, in houses worth a look. Free unless the ticket says otherwise.',
    figure: { kind: 'eventStreet' },
  },
  programTabs: {
    type: 'figureHead',
    title: 'A beam bears at both ends',
    intro: 'Three ways to work together.',
    action: { label: 'Become a partner', href: '#apply' },
    figure: {
      kind: 'programTabs',
      label: 'Ways to work together',
      you: 'You carry',
      we: 'We carry',
      tracks: [
        {
          name: 'Resell',
          heading: 'Sell it to clients who trust you',
          terms: [
            { name: 'Of year one', value: '20%' },
            { name: 'To join', value: '$0' },
          ],
          you: ['The first conversation', 'The invoice'],
          we: ['A quote in a day', 'Support'],
          fit: 'For consultants with clients of their own.',
        },
        {
          name: 'Set up',
          heading: 'Set it up, and be paid by the day',
          terms: [
            { name: 'Exam', value: '2 days' },
            { name: 'To join', value: '$0' },
          ],
          you: ['The site walk', 'The training'],
          we: ['A named engineer', 'The import'],
          fit: 'For contractors with people on site.',
        },
      ],
    },
  },
} satisfies Record<string, z.input<typeof figureHeadSchema>>;
