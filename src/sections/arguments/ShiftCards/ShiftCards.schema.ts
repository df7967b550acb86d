import { z } from 'zod';
import { drawingNames } from '../../../scenes/drawings/drawings.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Reasons as the rooms of one building in section, in the order of a working day. */
export const shiftCardsSchema = z.strictObject({
  type: z.literal('shiftCards'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  cards: z
    .array(
      z.strictObject({
        icon: z.enum(drawingNames).describe('a drawing of 400 × 150: shift-…'),
        alt: line(140),
        title: line(60),
        desc: line(220),
        time: line(5).optional().describe('of the day, such as 07:05'),
      }),
    )
    .length(8),
});

export type ShiftCardsProps = z.output<typeof shiftCardsSchema>;
