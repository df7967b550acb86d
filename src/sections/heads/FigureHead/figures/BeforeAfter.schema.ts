import { z } from 'zod';
import { standardText } from '../../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

const percent = z.number().min(0).max(100);

const state = z.strictObject({
  label: line(24).describe('on the switch: Before'),
  note: line(60).describe('beside it: five buildings, five spreadsheets'),
  scene: sceneSchema.describe('a strip of 2160 px; both states are the same drawing in two conditions'),
  alt: line(260),
  tags: z
    .array(
      z.strictObject({
        text: line(32).describe('what is known about it: a name, a reading, a question mark'),
        value: line(16).optional().describe('set apart, measured'),
        x: percent.describe('percent of the drawing’s width, of the tag’s stem'),
        y: percent.describe('percent of the drawing’s height'),
        tone: z.enum(['unknown', 'known', 'out']).default('known'),
      }),
    )
    .max(8)
    .default([]),
});

/** One subject in two states, with a switch between them. */
export const beforeAfterSchema = z.strictObject({
  kind: z.literal('beforeAfter'),
  switchLabel: line(60).describe('announced before the switch'),
  both: standardText('figureHead.beforeAfter.both', line(24)).describe(
    'on the switch, between the two states',
  ),
  split: percent
    .default(50)
    .describe(
      'the split of the side-by-side view, in percent of the drawing’s width: best between two objects',
    ),
  before: state,
  after: state,
});

export type BeforeAfterProps = z.output<typeof beforeAfterSchema>;
