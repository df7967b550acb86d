import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase } from '../../sectionBase.ts';

/** The customer’s own words, from its record, beside the place they are about. */
export const caseQuoteSchema = z.strictObject({
  type: z.literal('caseQuote'),
  ...anchorBase,
  scene: sceneSchema.describe('what stands on the floor beside the words'),
});

export type CaseQuoteProps = z.output<typeof caseQuoteSchema>;
