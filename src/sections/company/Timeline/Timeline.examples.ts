import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { timelineSchema } from './Timeline.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const timelineExamples = {
  default: {
    type: 'timeline',
    axis: 'Story',
    tone: 'night',
    title: 'From one pump to 214 estates',
    intro: 'Oldest first, because faults are read that way.',
    items: [
      { when: '2014', title: 'A pump fails twice', text: 'The logbook says “reset”. It says it both times.' },
      {
        when: '2016',
        title: 'The phone goes to the basement',
        text: 'Jobs are kept until there is a signal.',
      },
      {
        when: '2025',
        title: 'The record closes itself',
        text: 'From the reading to the signature in `98 min`.',
      },
    ],
  },
  shortWithoutAxis: {
    type: 'timeline',
    title: 'Two dates',
    items: [
      { when: 'Mar 2024', title: 'Opened', text: 'The first office by the creek.' },
      { when: 'Jan 2025', title: 'Moved', text: 'To two floors with a plant room of their own.' },
    ],
  },
  aShift: {
    type: 'timeline',
    layout: 'log',
    axis: 'One night',
    title: 'From the first reading to the closed job',
    intro: 'Taken from the log of the night desk.',
    items: [
      { when: '02:14', who: 'Rack 2', text: 'Suction pressure falls and stays down.', state: 'fault' },
      { when: '02:16', who: 'Desk', text: 'The van that is nearest takes it.', note: '11 km away' },
      { when: '02:55', who: 'Van 6', text: 'On the roof, ladder booked by the job.' },
      { when: '03:52', who: 'Van 6', text: 'Closed with the gas weighed on both sides.', state: 'done' },
    ],
    foot: 'Times as logged; names of the crew left out.',
  },
  aConversation: {
    type: 'timeline',
    layout: 'dialogue',
    tone: 'sheet',
    title: 'Three people and one room',
    items: [
      { who: 'Front desk', text: 'Can I sell 412 tonight?' },
      { who: 'Engineering', text: 'The coil is clean. Ask me again at four.', note: 'supply air 19 °C' },
      { who: 'Housekeeping', text: 'I need forty minutes after you.' },
      { who: 'Front desk', text: 'Then it is back at five.', state: 'done' },
    ],
  },
  chaptersOfAWebinar: { type: 'timeline', layout: 'log', axis: 'Chapters', title: 'The talk in words' },
} satisfies Record<string, z.input<typeof timelineSchema>>;

/** The kind of page that an example needs, if the first page with the section is unsuitable. */
export const exampleEntries = { chaptersOfAWebinar: 'webinar' } satisfies Partial<
  Record<keyof typeof timelineExamples, EntryKind>
>;
