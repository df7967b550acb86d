import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { recordSlipSchema } from '../../../windows/RecordSlip/RecordSlip.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of a module's page: one record, or one window, on the floor of the place that it is about. */
export const moduleHeadSchema = z
  .strictObject({
    type: z.literal('moduleHead'),
    ...anchorBase,
    system: z
      .enum(['cmms', 'energy', 'cold'])
      .default('cmms')
      .describe('the product that the module belongs to'),
    tag: line(40).describe('label over the title'),
    title: line(64),
    intro: line(260),
    action: link.describe('the button'),
    second: link.optional().describe('a quieter link beside the button'),
    record: z
      .strictObject({
        label: line(200).describe('the record in one sentence, for those who do not see it'),
        slips: z.array(recordSlipSchema).min(2).max(6),
        dimension: line(40).optional().describe('written along its height'),
      })
      .optional()
      .describe('stands on the floor, its parts one over the other'),
    window: z.enum(windowNames).optional().describe('stands there in place of a record'),
    scene: sceneSchema
      .default({ scene: 'drawing', name: 'yard', tone: 'day' })
      .describe('a strip of 2160 px: yard, anywhere, phone-floor, plant-room'),
    alt: line(200),
  })
  .refine(({ record, window }) => Boolean(record) !== Boolean(window), 'takes either a record or a window');

export type ModuleHeadProps = z.output<typeof moduleHeadSchema>;
