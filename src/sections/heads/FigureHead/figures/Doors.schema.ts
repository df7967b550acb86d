import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line, link } from '../../../sectionBase.ts';

/** A wall with a door for each way to start: who or how long, what happens, and a link. */
export const doorsSchema = z.strictObject({
  kind: z.literal('doors'),
  doors: z
    .array(
      z.strictObject({
        time: line(20).describe('how long it takes: “30 min”'),
        title: line(40),
        text: line(160),
        steps: z.array(line(100)).min(2).max(4),
        link,
        scene: sceneSchema.describe('what is behind the door; a picture about 300 px wide'),
      }),
    )
    .min(3)
    .max(4),
});

export type DoorsProps = z.output<typeof doorsSchema>;
