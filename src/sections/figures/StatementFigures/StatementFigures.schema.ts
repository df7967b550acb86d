import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A drawing beside a statement, with figures as dimension lines under the text. */
export const statementFiguresSchema = z.strictObject({
  type: z.literal('statementFigures'),
  ...sectionBase,
  title: line(60),
  paragraphs: z.array(line(320)).min(1).max(3),
  scene: sceneSchema,
  alt: line(200),
  figures: z
    .array(z.strictObject({ value: line(12), text: line(60) }))
    .min(2)
    .max(4)
    .describe('what can be counted'),
});

export type StatementFiguresProps = z.output<typeof statementFiguresSchema>;
