import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

const side = z.array(line(120)).min(2).max(5);

/** Programs as tabs: the agreement on a beam, supported by the partner's share and ours. */
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
          .max(3)
          .describe('on the beam: the agreement'),
        you: side.describe('the partner’s share'),
        we: side,
        scene: sceneSchema.optional().describe('the drawing between the posts'),
        fit: line(180).describe('who this is for, and who it is not for'),
      }),
    )
    .min(2)
    .max(4),
});

export type ProgramTabsProps = z.output<typeof programTabsSchema>;
