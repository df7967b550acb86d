import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A fair table: the criteria, both products' answers, and which one is better. */
export const compareTableSchema = z.strictObject({
  type: z.literal('compareTable'),
  ...sectionBase,
  title: line(60),
  caption: line(240).describe('who checked it, when, and what a tinted cell means'),
  matter: standardText('compareTable.matter', line(30)),
  them: line(30),
  us: line(30),
  better: standardText('compareTable.better', line(40)),
  rows: z
    .array(
      z.strictObject({
        matter: line(40),
        them: line(120),
        us: line(120),
        better: z.enum(['them', 'us', 'none']).default('none'),
      }),
    )
    .min(4)
    .max(14),
});

export type CompareTableProps = z.output<typeof compareTableSchema>;
