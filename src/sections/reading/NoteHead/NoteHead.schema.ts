import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/**
 * Head of a note in a set: the set along the top, the note’s title beside its drawing, its figures below.
 */
export const noteHeadSchema = z.strictObject({
  type: z.literal('noteHead'),
  ...anchorBase,
  set: line(40).describe('name of the set for assistive technology; the notes are those of the same folder'),
  title: line(70).describe('the page’s h1'),
  intro: line(320),
  scene: sceneSchema.describe('a drawing or a building on the floor line'),
  alt: line(200),
  facts: z
    .array(z.strictObject({ value: line(14), text: line(70) }))
    .length(3)
    .describe('the note in three measurements'),
});

export type NoteHeadProps = z.infer<typeof noteHeadSchema>;
