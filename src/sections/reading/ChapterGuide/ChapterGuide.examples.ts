import type { z } from 'zod';
import type { chapterGuideSchema } from './ChapterGuide.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const chapterGuideExamples = {
  drawingBeside: {
    type: 'chapterGuide',
    title: 'How to choose',
    intro: 'Eight chapters, in the order in which the decisions fall.',
    scene: { scene: 'drawing', name: 'request-routes' },
    offer: { text: 'Bring your own list of questions.' },
  },
  stripBelow: {
    type: 'chapterGuide',
    title: 'What a CMMS is',
    intro: 'From the first job to the capital plan.',
    scene: { scene: 'drawing', name: 'plant-room' },
    picture: 'strip',
    further: { title: 'Read on', links: [{ label: 'Knowledge Hub', href: '/learn/' }] },
  },
  roomWithTimes: {
    type: 'chapterGuide',
    title: 'The store that leaked',
    intro: 'Episode 48.',
    scene: { scene: 'drawing', name: 'episode-store' },
    picture: 'room',
    film: 'the-store-that-leaked-on-thursdays',
    quote: { text: '“The machine that set off the alarm had made the leak.”', by: 'Loretta Banks' },
  },
} satisfies Record<string, z.input<typeof chapterGuideSchema>>;
