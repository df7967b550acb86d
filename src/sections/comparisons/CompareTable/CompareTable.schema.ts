import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** A fair table: what matters, both answers, and which is the better one. */
export const compareTableSchema = z.strictObject({
  type: z.literal('compareTable'),
  ...sectionBase,
  title: line(60),
  caption: line(240).describe('who checked it, when, and what a tinted cell means'),
  matter: line(30).default('What matters'),
  them: line(30),
  us: line(30),
  better: line(40).default('the better answer'),
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
