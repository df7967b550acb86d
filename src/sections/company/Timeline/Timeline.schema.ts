import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const item = z.strictObject({
  when: line(16).optional().describe('a year, a month and a year, or as measured: 12:04, week 3'),
  who: line(40).optional().describe('log, dialogue'),
  title: line(90).optional(),
  text: line(320),
  note: line(80).optional().describe('log, dialogue: in the margin, a reading or a remark'),
  state: z.enum(['fault', 'done']).optional().describe('log, dialogue: fills the mark on the line'),
});

/** Events in order: years down a riser, a shift’s log, or a dialogue. */
export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline'),
    ...sectionBase,
    layout: z
      .enum(['riser', 'log', 'dialogue'])
      .default('riser')
      .describe(
        'riser: dates that light up when the reader reaches them; log: a stretch of real work, entry by entry; dialogue: a log whose words are large and led by names',
      ),
    title: line(90),
    intro: line(260).optional(),
    items: z
      .array(item)
      .min(2)
      .max(14)
      .optional()
      .describe('oldest first; omit for the log of a webinar: its chapters'),
    minutes: standardText('timeline.minutes', line(20)).describe('length of a webinar’s chapter'),
    foot: line(220).optional().describe('where the entries come from'),
  })
  .superRefine(
    fieldsOfLayout({
      riser: { items: 'required' },
      log: { items: 'optional', foot: 'optional' },
      dialogue: { items: 'required', foot: 'optional' },
    }),
  )
  .refine(
    ({ layout, items = [] }) =>
      layout !== 'riser' ||
      items.every(({ when, who, title, note, state }) => when && title && !who && !note && !state),
    'on a riser give every item when, title and text, and nothing else',
  );

export type TimelineProps = z.output<typeof timelineSchema>;
