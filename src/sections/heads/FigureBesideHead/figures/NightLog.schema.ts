import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

/** The log of one night, from the top down: what was read, found and proposed, and who signed. */
export const nightLogSchema = z.strictObject({
  kind: z.literal('nightLog'),
  logTitle: line(80).describe('names the log: place and night'),
  entries: z
    .array(
      z.strictObject({
        time: line(10),
        step: line(20).describe('“Reads”, “Proposes”, “A person signs”'),
        text: line(220),
        facts: z.array(line(60)).max(4).default([]).describe('measurements that the step is based on'),
        isSigned: z.boolean().default(false).describe('a person decided here'),
      }),
    )
    .min(3)
    .max(8),
});

export type NightLogProps = z.output<typeof nightLogSchema>;
