import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Ways to get started as doors under one beam, the first the widest, each with its duration and numbered steps. */
export const startOptionsHeadSchema = z.strictObject({
  type: z.literal('startOptionsHead'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(200),
  doors: z
    .array(
      z.strictObject({
        time: line(20).describe('how long it takes: “30 min”'),
        title: line(40),
        text: line(160),
        steps: z.array(line(100)).min(2).max(4),
        link,
        scene: sceneSchema.describe('what lies behind the door; a picture about 300 px wide'),
      }),
    )
    .min(3)
    .max(4),
});

export type StartOptionsHeadProps = z.output<typeof startOptionsHeadSchema>;
