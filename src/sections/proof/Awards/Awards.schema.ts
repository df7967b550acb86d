import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** Awards as a drawing office's stamps, in the fields of a title block. */
export const awardsSchema = z.strictObject({
  type: z.literal('awards'),
  ...sectionBase,
  title: line(80),
  marks: z
    .array(
      z.strictObject({
        value: line(12).describe('large, as 4.7 or SOC 2'),
        name: line(40),
        source: line(60).describe('the source'),
        href: href.optional().describe('link to the source'),
      }),
    )
    .max(3)
    .default([])
    .describe('ratings and certificates, before the awards'),
  awards: z.array(reference('awards')).min(2).max(6),
});

export type AwardsProps = z.output<typeof awardsSchema>;
