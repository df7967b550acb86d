import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A number on the drawing: its position, and its system's color. */
const key = z.strictObject({
  x: z.number().min(0).max(100).describe('percent of the drawing’s width'),
  y: z.number().min(0).max(100).describe('percent of the drawing’s height'),
  system: systemSchema,
});

/**
 * Head of a case study: the customer’s building at night, or by day the customer’s first figure, a place or a screen.
 */
export const caseHeadSchema = z
  .strictObject({
    type: z.literal('caseHead'),
    ...anchorBase,
    layout: z
      .enum(['building', 'figure', 'beside'])
      .describe(
        'building: the customer’s own, at night; figure: the record’s first figure, large, with the drawing; beside: words, then the picture',
      ),
    scene: sceneSchema.optional().describe('on the floor line; the layout building has its own'),
    alt: line(260).optional().describe('what the drawing shows'),
    keys: z
      .array(key)
      .max(6)
      .default([])
      .describe('with the layout building: numbers on the drawing, in the order of the record’s rows'),
    focus: z
      .number()
      .min(0)
      .max(100)
      .default(50)
      .describe('with the layout building: percent of the drawing’s width in the middle of a phone'),
    log: recordLogSchema.optional().describe('or a list of records; with the layout beside only'),
    clientLabel: standardText('caseHead.clientLabel', line(20)),
    cells: z
      .array(z.strictObject({ label: line(20), value: line(40) }))
      .min(2)
      .max(7)
      .describe('facts about the estate, below the drawing'),
  })
  .refine(
    ({ layout, scene, log }) => (layout === 'building' ? !scene && !log : Boolean(scene) !== Boolean(log)),
    'takes either a scene or a log, and neither with the layout building',
  )
  .refine(
    ({ layout, scene, alt }) => Boolean(scene ?? layout === 'building') === Boolean(alt),
    'give a drawing alt; leave it out otherwise',
  )
  .refine(({ layout, log }) => layout === 'beside' || !log, 'only the layout beside shows a log')
  .refine(
    ({ layout, keys, focus }) => layout === 'building' || (keys.length === 0 && focus === 50),
    'only the layout building shows keys and focus',
  );

export type CaseHeadProps = z.output<typeof caseHeadSchema>;
