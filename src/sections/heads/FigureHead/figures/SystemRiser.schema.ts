import { z } from 'zod';
import { standardText } from '../../../../content/reading/standardTexts.ts';
import { line } from '../../../sectionBase.ts';

const flow = z.strictObject({
  what: line(90).describe('what is transferred, in the receiver’s terms'),
  toward: z.enum(['in', 'out']).describe('in: to the job; out: from the job to the system'),
});

/** One job as a riser: a floor for each system, from the first reading at the bottom to the paid invoice at the top. */
export const systemRiserSchema = z.strictObject({
  kind: z.literal('systemRiser'),
  job: line(30).describe('the job’s number, at the top of the riser'),
  inward: standardText('figureHead.systemRiser.inward', line(30)),
  outward: standardText('figureHead.systemRiser.outward', line(30)),
  floors: z
    .array(
      z.strictObject({
        time: line(12),
        system: line(40),
        what: line(140).describe('what happens there'),
        flows: z.array(flow).min(1).max(3),
        saved: line(60).describe('the work this saved'),
      }),
    )
    .min(3)
    .max(7)
    .describe('in chronological order'),
  savedTitle: line(40).describe('heading of the last column'),
});

export type SystemRiserProps = z.output<typeof systemRiserSchema>;
