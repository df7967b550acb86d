import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A drawing with numbers in it, and the schedule that explains each number. */
export const numberedDrawingSchema = z.strictObject({
  type: z.literal('numberedDrawing'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).default('cmms').describe('colour of the numbers: the drawing’s'),
  scene: sceneSchema.describe('a drawing that carries the numbers, as request-routes does'),
  alt: line(240),
  onPhone: z
    .enum(['close', 'whole'])
    .default('close')
    .describe(
      'close: cut to its middle, so that small numbers can be told. whole: a drawing with large numbers',
    ),
  entries: z
    .array(
      z.strictObject({
        name: line(48),
        text: line(160),
        value: line(10).optional().describe('measured, at the end of the row'),
      }),
    )
    .min(3)
    .max(7),
  note: line(120).optional().describe('what the values measure'),
  link: link.optional(),
});

export type NumberedDrawingProps = z.output<typeof numberedDrawingSchema>;
