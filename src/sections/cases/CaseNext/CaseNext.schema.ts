import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** The next case study, picked by itself: of the same product first, then by date. */
export const caseNextSchema = z.strictObject({
  type: z.literal('caseNext'),
  ...anchorBase,
  label: line(30).default('Next case'),
  read: line(30).default('Read the case'),
  all: line(40).default('All case studies'),
});

export type CaseNextProps = z.output<typeof caseNextSchema>;
