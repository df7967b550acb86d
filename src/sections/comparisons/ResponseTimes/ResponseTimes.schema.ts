import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A schedule of reasons to get in touch: who answers, at which address, and how soon. */
export const responseTimesSchema = z.strictObject({
  type: z.literal('responseTimes'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  heads: standardText(
    'responseTimes.heads',
    z.strictObject({ reason: line(30), who: line(30), where: line(30), time: line(30) }),
  ),
  rows: z
    .array(
      z.strictObject({
        reason: line(60),
        detail: line(140).optional(),
        who: line(60),
        link,
        time: line(24).describe('“15 min”, “1 working day”'),
      }),
    )
    .min(2)
    .max(10),
});

export type ResponseTimesProps = z.output<typeof responseTimesSchema>;
