import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** Industries, one shown at a time: features on the left of its building, gains on the right. */
export const industryGainsSchema = z.strictObject({
  type: z.literal('industryGains'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  linkLabel: standardText('industryGains.linkLabel', line(30)),
  enableLabel: standardText('industryGains.enableLabel', line(30)),
  gainLabel: standardText('industryGains.gainLabel', line(30)),
  sharedBy: line(20).optional().describe('groups of the same word keep the same place selected'),
  industries: z
    .array(
      z.strictObject({
        name: line(24),
        image: sceneSchema.describe('a building; it shows 640 × 430 pixels'),
        alt: line(200),
        link: href,
        enableList: z.array(line(90)).min(2).max(4),
        gainList: z.array(line(90)).min(2).max(4),
      }),
    )
    .min(2)
    .max(8),
});

export type IndustryGainsProps = z.output<typeof industryGainsSchema>;
