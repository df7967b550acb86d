import { z } from 'zod';
import { remedyFor } from '../../../../shared/text/nearest.ts';
import { closeupOf } from '../../../scenes/closeupOf.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { bandBase, line, ownSystem } from '../../sectionBase.ts';

const percent = z.number().min(0).max(100);

/** One thing at full size that runs off the page, and what the product knows about it written at its parts. */
export const closeLookSchema = z
  .strictObject({
    type: z.literal('closeLook'),
    ...bandBase,
    system: ownSystem('color of the notes'),
    title: line(60),
    intro: line(200).optional(),
    scene: sceneSchema.describe('a drawing of src/scenes/drawings/closeups, or a photograph'),
    alt: line(240),
    notes: z
      .array(
        z.strictObject({
          part: z.string().optional().describe('the drawing’s part that the note points at'),
          at: z
            .tuple([percent, percent])
            .optional()
            .describe('instead of a part, for a photograph: percent from the left, and from the top'),
          name: line(26).describe('the part, as the trade calls it'),
          value: line(24).optional().describe('measured or recorded there'),
          text: line(90).describe('what the product knows or does about it'),
        }),
      )
      .min(2)
      .max(4)
      .describe('from the top down'),
    caption: line(70).describe('the thing and its place'),
  })
  .superRefine(({ scene, notes }, context) => {
    const parts = Object.keys(closeupOf(scene)?.marks ?? {});
    if (scene.scene !== 'picture' && parts.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['scene'],
        message: 'is not drawn at full size: use a drawing of src/scenes/drawings/closeups',
      });
      return;
    }
    notes.forEach(({ part, at }, index) => {
      const message =
        scene.scene === 'picture'
          ? at === undefined && 'needs “at”: where on the photograph it points'
          : part === undefined
            ? `needs “part”: one of ${parts.join(', ')}`
            : !parts.includes(part) && `there is no part “${part}”: ${remedyFor(part, parts)}`;
      if (message) context.addIssue({ code: 'custom', path: ['notes', index], message });
    });
  });

export type CloseLookProps = z.output<typeof closeLookSchema>;
