import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a case study by day, led by the customer’s first figure, a place, or the screen that made the difference. */
export const caseHeadSchema = z
  .strictObject({
    type: z.literal('caseHead'),
    ...anchorBase,
    layout: z
      .enum(['figure', 'beside'])
      .describe(
        'figure: the record’s first figure, large, with the drawing; beside: words, then the picture',
      ),
    scene: sceneSchema.optional().describe('stands on the floor line'),
    alt: line(260).optional().describe('what the drawing shows'),
    log: recordLogSchema.optional().describe('or a list of records; with the layout beside only'),
    clientLabel: standardText('caseHead.clientLabel', line(20)),
    cells: z
      .array(z.strictObject({ label: line(20), value: line(40) }))
      .min(2)
      .max(6)
      .describe('what the reader should know of the estate, below the floor'),
  })
  .refine(({ scene, log }) => Boolean(scene) !== Boolean(log), 'takes either a scene or a log')
  .refine(({ scene, alt }) => Boolean(scene) === Boolean(alt), 'alt belongs to a scene')
  .refine(({ layout, log }) => layout === 'beside' || !log, 'a log stands beside the words');

export type CaseHeadProps = z.output<typeof caseHeadSchema>;
