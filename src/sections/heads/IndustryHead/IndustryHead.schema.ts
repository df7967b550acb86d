import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link, ownSystem } from '../../sectionBase.ts';

const percent = z.number().min(0).max(100);

/** Head of an industry's page: its building in section, with numbered rooms that link into the page. */
export const industryHeadSchema = z.strictObject({
  type: z.literal('industryHead'),
  ...anchorBase,
  tag: line(40).optional().describe('what the page is about, above the title'),
  title: line(64),
  intro: line(240),
  action: link.describe('the button'),
  second: link.optional().describe('a secondary link beside the button'),
  stance: z
    .enum(['tall', 'low'])
    .default('tall')
    .describe('tall: the building is beside the text. low: it is below the text, full-width'),
  scene: sceneSchema.describe(
    'about 2160 × 760 for a tall building, 2160 × 480 for a low one, and its street',
  ),
  focus: percent.default(50).describe('position of the building’s middle, in percent of the drawing’s width'),
  alt: line(260),
  keysLabel: line(60).describe('announced before the numbers: Rooms in the building'),
  keys: z
    .array(
      z.strictObject({
        name: line(40),
        href: href.describe('the room’s anchor: #theatre'),
        x: percent.describe('percent of the drawing’s width'),
        y: percent.describe('percent of the drawing’s height'),
        system: ownSystem('color of the number'),
      }),
    )
    .min(2)
    .max(6),
});

export type IndustryHeadProps = z.output<typeof industryHeadSchema>;
