import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase } from '../../sectionBase.ts';

/** A quotation from the customer’s record, beside the place it is about. */
export const caseQuoteSchema = z.strictObject({
  type: z.literal('caseQuote'),
  ...anchorBase,
  scene: sceneSchema.describe('what stands on the floor beside the words'),
});

export type CaseQuoteProps = z.output<typeof caseQuoteSchema>;
