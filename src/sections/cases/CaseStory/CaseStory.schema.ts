import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

const side = z.strictObject({ title: line(40), paragraphs: z.array(line(520)).min(1).max(4) });

/** The challenge and the approach side by side, and what the customer would do differently. */
export const caseStorySchema = z.strictObject({
  type: z.literal('caseStory'),
  ...sectionBase,
  title: line(70),
  challenge: side,
  approach: side,
  hindsight: z
    .strictObject({ title: line(40), text: line(320) })
    .optional()
    .describe('what the customer would do again, or would not'),
});

export type CaseStoryProps = z.output<typeof caseStorySchema>;
