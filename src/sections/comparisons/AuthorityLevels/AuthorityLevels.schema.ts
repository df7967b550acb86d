import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** How much autonomy a machine has, task by task, as dimension lines on a scale of levels. */
export const authorityLevelsSchema = z.strictObject({
  type: z.literal('authorityLevels'),
  ...sectionBase,
  title: line(60),
  intro: line(240).optional(),
  levels: z.array(line(24)).length(4).describe('from the least to the most: “Reads” … “Acts alone”'),
  reachLabel: standardText('authorityLevels.reachLabel', line(60)).describe(
    'said before the level to those who cannot see the bar',
  ),
  tasks: z
    .array(z.strictObject({ task: line(60), reach: z.number().int().min(1).max(4), why: line(160) }))
    .min(3)
    .max(10),
});

export type AuthorityLevelsProps = z.output<typeof authorityLevelsSchema>;
