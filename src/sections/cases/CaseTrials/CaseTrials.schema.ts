import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** What was tried and then removed or changed: the candid part of a case study. */
export const caseTrialsSchema = z.strictObject({
  type: z.literal('caseTrials'),
  ...sectionBase,
  title: line(70),
  intro: line(220).optional(),
  verdicts: z
    .strictObject({
      out: standardText('caseTrials.verdicts.out', line(20)),
      changed: standardText('caseTrials.verdicts.changed', line(20)),
      open: standardText('caseTrials.verdicts.open', line(20)),
    })
    .prefault({}),
  rows: z
    .array(
      z.strictObject({
        tried: line(60),
        when: line(24).describe('measured: weeks 3–7, June'),
        text: line(300).describe('what happened, and what is done in its place'),
        verdict: z.enum(['out', 'changed', 'open']),
      }),
    )
    .min(1)
    .max(4),
});

export type CaseTrialsProps = z.output<typeof caseTrialsSchema>;
