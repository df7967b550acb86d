import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

const date = z.iso.date();

const coverage = z.strictObject({
  outlet: line(40).describe('the publication; all are invented'),
  date,
  title: line(110),
  kind: line(30).describe('as “Interview”, “News”'),
  href: href.describe('address of the piece at the publication'),
});

const cutting = z.strictObject({
  outlet: line(40),
  face: z.enum(['wide', 'narrow', 'capitals', 'mono']).describe('how the masthead is lettered'),
  issue: line(30).describe('as “December 2025”'),
  title: line(90),
  quote: line(300),
  by: line(60).describe('as “Feature, four pages. By Colm Hartnett”'),
});

/** The newsroom: who to call, and three tabs that are links: news, press releases, print. */
export const newsroomSchema = z.strictObject({
  type: z.literal('newsroom'),
  ...anchorBase,
  title: line(40),
  contact: reference('people').describe('who answers the press'),
  email: z.email(),
  phone: z.strictObject({ label: line(24), href: z.string().startsWith('tel:') }),
  tabs: z
    .strictObject({
      label: line(30).default('Kinds of news').describe('for screen readers'),
      news: line(24).default('News'),
      press: line(24).default('Press releases'),
      print: line(24).default('In print'),
    })
    .prefault({}),
  releases: z
    .strictObject({
      list: line(30).default('Press releases').describe('names the list to screen readers'),
      filters: line(30).default('Year').describe('names the chips'),
      all: line(20).default('All years'),
      count: line(60).default('%shown% of %total% releases').describe('with %shown% and %total%'),
      empty: line(120).default('No release has these words. Try a customer, a city or a product.'),
      search: line(40).default('Search releases'),
      pages: line(30).default('Pages of releases'),
      previous: line(20).default('Later'),
      next: line(20).default('Earlier'),
      archive: link.optional().describe('to the archive by year, below the list'),
    })
    .prefault({}),
  lead: coverage.extend({ summary: line(240), scene: sceneSchema }).describe('the piece with a picture'),
  news: z.array(coverage).min(1).describe('the newest first'),
  cuttings: z.array(cutting).min(1).describe('from printed pages, the newest first'),
});

export type NewsroomProps = z.output<typeof newsroomSchema>;
