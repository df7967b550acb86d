import { z } from 'zod';
import { openings } from '../../../content/entries/openings.ts';
import { pictureSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** The careers page's opening: our office in section, with a dashed outline for each open position. */
export const careersHeadSchema = z.strictObject({
  type: z.literal('careersHead'),
  ...anchorBase,
  title: line(60).describe('%count% becomes the number of open positions'),
  titleOne: line(60).describe('the same for a single position'),
  titleNone: line(60).describe('the same if there is none'),
  intro: line(240),
  action: link,
  second: link.optional(),
  scene: pictureSchema
    .optional()
    .describe('in place of the office: a picture as wide as the window, cropped to 2160 × 520 px'),
  alt: line(240).describe('%count% is filled in'),
  open: z
    .number()
    .int()
    .min(0)
    .default(() => openings().length)
    .describe('omit: the positions are counted'),
});

export type CareersHeadProps = z.output<typeof careersHeadSchema>;
