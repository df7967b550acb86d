import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Awards as a drawing office's stamps, in the fields of a title block. */
export const awardsSchema = z.strictObject({
  type: z.literal('awards'),
  ...sectionBase,
  title: line(80),
  awards: z.array(reference('awards')).min(2).max(6),
});

export type AwardsProps = z.output<typeof awardsSchema>;
