import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The modules of a product as a schedule: each row is a link, with the question the module answers. */
export const moduleListSchema = z.strictObject({
  type: z.literal('moduleList'),
  ...sectionBase,
  title: line(80),
  intro: line(220).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).describe('the colour a line takes under the pointer'),
  rows: z
    .array(
      z.strictObject({
        module: reference('modules'),
        answers: line(120).describe('the question it answers, or what comes out of it'),
        measured: line(28).optional().describe('a measured value at the end of the line'),
      }),
    )
    .min(2)
    .max(6),
});

export type ModuleListProps = z.output<typeof moduleListSchema>;
