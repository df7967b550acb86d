import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

const side = z.array(line(120)).min(2).max(5);

/** Programs as tabs: what is agreed rests on a beam, between what the partner carries and what we carry. */
export const programTabsSchema = z.strictObject({
  kind: z.literal('programTabs'),
  label: line(40).describe('name of the tabs for assistive technology'),
  you: line(30),
  we: line(30),
  tracks: z
    .array(
      z.strictObject({
        name: line(30),
        heading: line(90),
        terms: z
          .array(z.strictObject({ name: line(40), value: line(30) }))
          .min(2)
          .max(4)
          .describe('on the beam: what is agreed'),
        you: side.describe('what the partner carries'),
        we: side,
        scene: sceneSchema.optional().describe('what happens in the opening between the bearings'),
        fit: line(180).describe('who this is for, and who it is not for'),
      }),
    )
    .min(2)
    .max(4),
});

export type ProgramTabsProps = z.output<typeof programTabsSchema>;
