import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** Years down a riser; each lights up when the reader reaches it. */
export const timelineSchema = z.strictObject({
  type: z.literal('timeline'),
  ...sectionBase,
  title: line(90),
  intro: line(240).optional(),
  items: z
    .array(
      z.strictObject({
        when: line(16).describe('a year, or a month and a year'),
        title: line(70),
        text: line(260),
      }),
    )
    .min(2)
    .max(12)
    .describe('oldest first'),
});

export type TimelineProps = z.output<typeof timelineSchema>;
