import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** The next case study, picked automatically: same product first, then by date. */
export const caseNextSchema = z.strictObject({
  type: z.literal('caseNext'),
  ...anchorBase,
  label: standardText('caseNext.label', line(30)),
  read: standardText('caseNext.read', line(30)),
  all: standardText('caseNext.all', line(40)),
});

export type CaseNextProps = z.output<typeof caseNextSchema>;
