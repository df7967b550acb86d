import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { pictureSchema } from '../../../scenes/sceneSchema.ts';
import { type IconName, iconPaths } from '../../../ui/Icon/iconPaths.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const iconNames = Object.keys(iconPaths) as [IconName, ...IconName[]];

/** Apps as tabs, one shown at a time: its phone, its audience, and its benefits. */
export const appTabsSchema = z.strictObject({
  type: z.literal('appTabs'),
  ...anchorBase,
  title: line(80),
  intro: line(240).optional(),
  label: standardText('appTabs.label', line(40)).describe('accessible name of the tabs'),
  benefitsLabel: standardText('appTabs.benefitsLabel', line(30)),
  sharedBy: line(20).optional().describe('groups with the same value keep the same tab selected'),
  apps: z
    .array(
      z
        .strictObject({
          name: line(24),
          audience: line(40).describe('who the app is for, under its name'),
          image: z.enum(windowNames).optional().describe('the phone: app…'),
          screenshot: pictureSchema
            .optional()
            .describe('or a screenshot of content/media, cropped to 320 × 520 px'),
          heading: line(80),
          desc: line(260),
          list: z.array(line(50)).min(2).max(5).describe('key benefits'),
          logo: z.enum(iconNames).describe('the app’s mark'),
          logoAlt: line(60),
        })
        .refine(
          ({ image, screenshot }) => Boolean(image) !== Boolean(screenshot),
          'takes either a phone or a screenshot',
        ),
    )
    .min(2)
    .max(6),
});

export type AppTabsProps = z.output<typeof appTabsSchema>;
