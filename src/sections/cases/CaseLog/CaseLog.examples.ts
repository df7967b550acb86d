import type { z } from 'zod';
import type { caseLogSchema } from './CaseLog.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseLogExamples = {
  aShift: {
    type: 'caseLog',
    axis: 'One night',
    title: 'From the first reading to the closed job',
    intro: 'Taken from the log of the night desk.',
    entries: [
      { time: '02:14', who: 'Rack 2', text: 'Suction pressure falls and stays down.', state: 'fault' },
      { time: '02:16', who: 'Desk', text: 'The van that is nearest takes it.', note: '11 km away' },
      { time: '02:55', who: 'Van 6', text: 'On the roof, ladder booked by the job.' },
      { time: '03:52', who: 'Van 6', text: 'Closed with the gas weighed on both sides.', state: 'done' },
    ],
    foot: 'Times as logged; names of the crew left out.',
  },
  aConversation: {
    type: 'caseLog',
    form: 'dialogue',
    tone: 'sheet',
    title: 'Three people and one room',
    entries: [
      { who: 'Front desk', text: 'Can I sell 412 tonight?' },
      { who: 'Engineering', text: 'The coil is clean. Ask me again at four.', note: 'supply air 19 °C' },
      { who: 'Housekeeping', text: 'I need forty minutes after you.' },
      { who: 'Front desk', text: 'Then it is back at five.', state: 'done' },
    ],
  },
} satisfies Record<string, z.input<typeof caseLogSchema>>;
