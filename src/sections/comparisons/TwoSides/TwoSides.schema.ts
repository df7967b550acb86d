import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const side = z
  .strictObject({
    title: line(50),
    paragraphs: z.array(line(520)).min(1).max(4).optional(),
    reasons: z.array(line(110)).min(2).max(6).optional().describe('in place of paragraphs: a list'),
    action: link.optional().describe('below the reasons; the button of the right side'),
  })
  .refine(
    ({ paragraphs, reasons }) => Boolean(paragraphs) !== Boolean(reasons),
    'takes either paragraphs or reasons',
  )
  .refine(({ reasons, action }) => reasons || !action, 'an action needs reasons, which it is shown below');

/**
 * Two texts side by side: under a beam with a title, such as a challenge and the approach to it, or with a wall between
 * them, such as when the competitor is the better choice, and when we are.
 */
export const twoSidesSchema = z
  .strictObject({
    type: z.literal('twoSides'),
    ...sectionBase,
    title: line(70).optional().describe('above the beam; without it, there is a wall between the sides'),
    sides: z.tuple([side, side]),
    note: z
      .strictObject({ title: line(40), text: line(320) })
      .optional()
      .describe('below the beam: what the customer would do again, or would not'),
  })
  .refine(({ title, note }) => title || !note, 'a note needs a title');

export type TwoSidesProps = z.output<typeof twoSidesSchema>;
