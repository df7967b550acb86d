import { z } from 'zod';
import { SEARCH_SECTIONS } from '../../../lib/search/searchSections.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

const family = z.strictObject({
  section: z.enum(SEARCH_SECTIONS),
  name: line(30),
  text: line(90).describe('description of the family'),
  href: href.describe('the page that links to all of them'),
});

/** The site-wide search: a field, results by page family, and the directory of those families. */
export const siteSearchSchema = z.strictObject({
  type: z.literal('siteSearch'),
  ...anchorBase,
  title: line(60),
  label: line(60).describe('label of the field'),
  action: line(20).describe('on the button beside it'),
  clear: line(40).describe('name of the button that clears the field'),
  tries: z
    .strictObject({ label: line(30), words: z.array(line(30)).min(1).max(6) })
    .describe('searches that find something'),
  withoutScript: line(160),
  filters: z.strictObject({ label: line(40), all: line(20) }),
  results: z.strictObject({
    label: line(40).describe('name of the results for assistive technology'),
    best: line(40).describe('above the best matches, from all families'),
    one: line(60).describe('with %query%'),
    many: line(60).describe('with %count% and %query%'),
    within: line(60).describe('with %count%, %section% and %query%'),
    none: line(60).describe('with %query%'),
    missing: line(90).describe('with %count% and %words%: some of the words are on no page'),
    failed: line(120),
    all: line(40).describe('with %count% and %section%: leaves one family'),
    next: line(40).describe('shows more of one family'),
  }),
  empty: z
    .strictObject({ title: line(60), text: line(200), links: z.array(link).min(1).max(3) })
    .describe('if nothing is found'),
  directory: z.strictObject({
    title: line(60),
    pages: line(20).describe('after the number of pages'),
    scene: sceneSchema.describe('what lies on the chest of drawers; phones show its middle'),
    families: z
      .array(family)
      .length(SEARCH_SECTIONS.length)
      .refine((families) => new Set(families.map(({ section }) => section)).size === families.length, {
        error: 'name each section once',
      }),
  }),
});

export type SiteSearchProps = z.output<typeof siteSearchSchema>;
