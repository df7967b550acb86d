import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { bandBase, line, link } from '../../sectionBase.ts';

/** Customers’ logos, or labels between posts, scrolling endlessly under a heading. */
export const marqueeSchema = z
  .strictObject({
    type: z.literal('marquee'),
    ...bandBase,
    title: standardText('marquee.title', line(90)),
    logos: z.array(reference('customers')).min(3).optional(),
    seconds: z
      .union([z.literal(15), z.literal(45)])
      .default(15)
      .describe('one cycle of the logos; that of labels is 35'),
    labels: z.array(line(28)).min(4).max(14).optional().describe('in place of logos, under a beam'),
    action: link.optional().describe('the button, with labels'),
    pauseLabel: standardText('marquee.pauseLabel', line(40)),
  })
  .refine(({ logos, labels }) => Boolean(logos) !== Boolean(labels), 'takes either logos or labels')
  .refine(
    ({ labels, action }) => Boolean(labels) === Boolean(action),
    'labels need an action, and the other way round',
  );

export type MarqueeProps = z.output<typeof marqueeSchema>;
