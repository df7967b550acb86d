import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

/** An annunciator panel with a lamp for each fault condition of one machine. */
export const alarmPanelSchema = z.strictObject({
  kind: z.literal('alarmPanel'),
  plate: line(48).describe('engraved at the top of the panel: the machine'),
  reading: line(60).describe('beside it: when, and in which operating state'),
  lamps: z
    .array(
      z.strictObject({
        code: line(8),
        text: line(60).describe('the condition, as a panel would say it'),
        state: z
          .enum(['clear', 'lit', 'off'])
          .default('clear')
          .describe('off: does not apply in this operating state'),
        found: line(60).optional().describe('measured, on a lamp that is lit'),
      }),
    )
    .min(6)
    .max(20),
  names: z
    .strictObject({ clear: line(40), lit: line(40), off: line(40) })
    .describe('the three states, in the key and announced'),
  verdict: z.strictObject({ title: line(60), text: line(220) }).describe('what the lit lamps mean together'),
});

export type AlarmPanelProps = z.output<typeof alarmPanelSchema>;
