import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Controls as the layers of a wall, cut from the street to the room: four, ordered from outside to inside. */
export const securityCardsSchema = z.strictObject({
  type: z.literal('securityCards'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  alt: line(160).describe('what the drawing of the wall shows'),
  cards: z.array(z.strictObject({ title: line(60), text: line(200) })).length(4),
  link: link.optional(),
});

export type SecurityCardsProps = z.output<typeof securityCardsSchema>;
