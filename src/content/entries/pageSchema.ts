import { z } from 'zod';
import { DESCRIPTION_LIMIT } from '../../../shared/content/descriptionLimit.ts';
import { checkSchedule, scheduleFields } from '../../../shared/site/schedule.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { buildingKinds } from '../../scenes/buildings/building.ts';
import { drawingNames } from '../../scenes/drawings/drawings.ts';
import { systemSchema } from '../../scenes/systemSchema.ts';
import { registeredSections } from '../reading/sectionRegister.ts';
import { entrySchema } from './entrySchemas.ts';

/** What a share image can show. */
const shareNames: readonly string[] = ['estate', ...buildingKinds, ...drawingNames];

/** Metadata of a page, under the specification's names. */
const metaSchema = z.strictObject({
  title: z.string().min(3).max(60).describe('as in the browser’s tab and in search results'),
  desc: z.string().min(10).max(DESCRIPTION_LIMIT).describe('as under the title in search results'),
  ogImg: z.string().startsWith('/').optional().describe('share picture of your own; without it one is drawn'),
  shareTitle: z.string().max(90).optional().describe('words on the share picture; without it the title'),
});

const eventBanner = z
  .strictObject({
    id: z.string().describe('another id shows the banner again to those who closed it'),
    date: z
      .string()
      .max(16)
      .regex(/\d{4}$/, 'must end with the year')
      .optional()
      .describe('as printed: Mar 12, 2027'),
    text: z.string().min(1).max(120),
    label: z.string().min(1).max(24),
    href: z.string().regex(/^(\/(?![/\\])|https:\/\/)/, 'must be a page of this site or begin with https://'),
    ...scheduleFields,
    until: z.iso
      .datetime({ offset: true, error: 'must be a moment with its offset, as 2027-02-23T17:45:00+04:00' })
      .optional()
      .describe('when the event begins; the notice is gone by then'),
  })
  .superRefine(checkSchedule);

/** Fields of every page, whether its body is sections or prose. */
export const pageFields = z.strictObject({
  meta: metaSchema,
  name: z.string().min(1).max(40).describe('short name, as in breadcrumbs and menus'),
  ...scheduleFields,
  parents: z
    .array(z.string())
    .default([])
    .describe('ids of the pages above this one in its breadcrumbs, from the top; home is added'),
  isListed: z
    .boolean()
    .default(true)
    .describe('false keeps the page out of the sitemap and of search engines'),
  scene: z
    .string()
    .refine((name) => shareNames.includes(name), {
      error: ({ input }) => `there is no drawing “${String(input)}”: ${remedyFor(String(input), shareNames)}`,
    })
    .optional()
    .describe('drawing of the share picture: estate, a kind of building, or a name of src/scenes/drawings'),
  system: systemSchema
    .optional()
    .describe(
      'the part of the product whose color the page has; without it that of its entry or its product',
    ),
  updated: z.iso.date().optional().describe('date of the last change of substance'),
  eventBanner: eventBanner
    .optional()
    .describe('a notice of an event above the page, which a visitor can close'),
  entry: entrySchema.optional().describe('what hubs, feeds and related lists say of the page'),
  sections: z.array(z.lazy(() => registeredSections().schema)).default([]),
});

export const pageSchema = pageFields.superRefine(checkSchedule);

export type PageData = z.infer<typeof pageSchema>;
