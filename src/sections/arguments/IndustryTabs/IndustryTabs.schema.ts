import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

const list = z.array(line(90)).min(2).max(4).optional();

/** Industries, one shown at a time: its building, its benefits, and a link to its page. */
export const industryTabsSchema = z
  .strictObject({
    type: z.literal('industryTabs'),
    ...sectionBase,
    layout: z
      .enum(['points', 'gains'])
      .default('points')
      .describe(
        'points: a heading above the building, three points below it; gains: features on its left, gains on its right',
      ),
    title: line(80),
    intro: line(240).optional(),
    linkLabel: standardText('industryTabs.linkLabel', line(30)),
    enableLabel: standardText('industryTabs.enableLabel', line(30)),
    gainLabel: standardText('industryTabs.gainLabel', line(30)),
    sharedBy: line(20).optional().describe('groups with the same value keep the same tab selected'),
    industries: z
      .array(
        z.strictObject({
          name: line(24),
          image: sceneSchema.describe('a building: of 1280 × 400 pixels with points, 640 × 430 with gains'),
          alt: line(200),
          link: href,
          heading: line(80).optional().describe('with points'),
          list: z
            .array(z.strictObject({ title: line(60), desc: line(180) }))
            .length(3)
            .optional()
            .describe('the points'),
          enableList: list.describe('with gains: features'),
          gainList: list.describe('with gains: their results'),
        }),
      )
      .min(2)
      .max(8),
  })
  .refine(
    ({ layout, industries }) =>
      industries.every(
        ({ heading, list: points, enableList, gainList }) =>
          [heading, points].every((field) => Boolean(field) === (layout === 'points')) &&
          [enableList, gainList].every((field) => Boolean(field) === (layout === 'gains')),
      ),
    'give every industry heading and list in the layout points, enableList and gainList in the layout gains',
  );

export type IndustryTabsProps = z.output<typeof industryTabsSchema>;

export interface IndustryPanelProps {
  industry: IndustryTabsProps['industries'][number];
  labels: Pick<IndustryTabsProps, 'linkLabel' | 'enableLabel' | 'gainLabel'>;
}
