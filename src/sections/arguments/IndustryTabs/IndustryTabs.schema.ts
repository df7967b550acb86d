import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** Industries, one shown at a time: its building in elevation, a heading, points and a link to its page. */
export const industryTabsSchema = z.strictObject({
  type: z.literal('industryTabs'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  linkLabel: standardText('industryTabs.linkLabel', line(30)),
  sharedBy: line(20).optional().describe('groups of the same word keep the same place selected'),
  industries: z
    .array(
      z.strictObject({
        name: line(24),
        image: sceneSchema.describe('a building; it shows 1280 × 400 pixels'),
        alt: line(200),
        heading: line(80),
        link: href,
        list: z.array(z.strictObject({ title: line(60), desc: line(180) })).length(3),
      }),
    )
    .min(2)
    .max(8),
});

export type IndustryTabsProps = z.output<typeof industryTabsSchema>;
