import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Figures beside a drawing: below a statement, or on level lines of a customer’s building. */
export const drawingFiguresSchema = z
  .strictObject({
    type: z.literal('drawingFigures'),
    ...sectionBase,
    layout: z
      .enum(['statement', 'levels'])
      .default('statement')
      .describe(
        'statement: paragraphs with figures as dimension lines below them; levels: large figures, each on a level line from a building',
      ),
    title: line(60),
    intro: line(120).optional().describe('levels: how large, over which time'),
    paragraphs: z.array(line(320)).min(1).max(3).optional().describe('the statement'),
    scene: sceneSchema.describe('levels: a building, about 640 × 620'),
    alt: line(200).optional().describe('with a statement: what the drawing shows'),
    figures: z
      .array(
        z.strictObject({
          value: line(12),
          text: line(70).describe('what the figure measures'),
          before: line(70).optional().describe('levels: the previous value, or what it is counted over'),
        }),
      )
      .min(2)
      .max(4),
  })
  .superRefine(
    fieldsOfLayout({
      statement: { axis: 'optional', tone: 'optional', paragraphs: 'required', alt: 'required' },
      levels: { intro: 'optional' },
    }),
  )
  .refine(
    ({ layout, figures }) => layout === 'levels' || figures.every(({ before }) => !before),
    'only figures of the layout levels have before',
  );

export type DrawingFiguresProps = z.output<typeof drawingFiguresSchema>;
