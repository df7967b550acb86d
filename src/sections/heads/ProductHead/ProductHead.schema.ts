import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { recordSlipSchema } from '../../../windows/RecordSlip/RecordSlip.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Head of a product's or a module's page: text, and the product on the floor of a drawing. */
export const productHeadSchema = z
  .strictObject({
    type: z.literal('productHead'),
    ...anchorBase,
    tag: line(40).describe('label above the title'),
    title: line(80),
    intro: line(260),
    action: link.describe('the button'),
    second: link.optional().describe('a secondary link beside the button'),
    record: z
      .strictObject({
        label: line(200).describe('the record in one sentence, for visitors who cannot see it'),
        slips: z.array(recordSlipSchema).min(2).max(6),
        dimension: line(40).optional().describe('label of its height'),
      })
      .optional()
      .describe('one record at full height, its parts stacked'),
    window: z.enum(windowNames).optional().describe('a window of the product'),
    phone: z.enum(windowNames).optional().describe('a phone, beside the window or alone'),
    scene: sceneSchema.describe(
      'a strip of 2160 px: yard, anywhere, phone-floor; with a phone, plant-room or scan-room',
    ),
    alt: line(240),
    logos: z
      .strictObject({
        label: line(80).describe('caption of the customers’ logos'),
        customers: z.array(reference('customers')).min(3),
        seconds: z
          .union([z.literal(15), z.literal(45)])
          .default(15)
          .describe('one cycle of the logos'),
        pauseLabel: standardText('productHead.logos.pauseLabel', line(40)),
      })
      .optional(),
  })
  .refine(
    ({ record, window, phone }) => Boolean(record) !== Boolean(window ?? phone),
    'takes a record, or else a window, a phone or both',
  );

export type ProductHeadProps = z.output<typeof productHeadSchema>;
