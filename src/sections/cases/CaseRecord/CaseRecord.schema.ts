import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The meaning of the numbers on the drawing: before, now, and the measured change. */
export const caseRecordSchema = z.strictObject({
  type: z.literal('caseRecord'),
  ...sectionBase,
  title: line(60),
  intro: line(200),
  labels: z
    .strictObject({
      place: standardText('caseRecord.labels.place', line(24)),
      before: standardText('caseRecord.labels.before', line(24)),
      now: standardText('caseRecord.labels.now', line(24)),
      measured: standardText('caseRecord.labels.measured', line(24)),
    })
    .prefault({}),
  rows: z
    .array(
      z.strictObject({
        place: line(40),
        system: systemSchema,
        before: line(110),
        now: line(110),
        was: line(14).optional().describe('the measured value before'),
        is: line(14),
      }),
    )
    .min(2)
    .max(6)
    .describe('in the order of the numbers on the drawing'),
});

export type CaseRecordProps = z.output<typeof caseRecordSchema>;
