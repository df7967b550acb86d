import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
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
  face: z.enum(['wide', 'narrow', 'capitals', 'mono']).describe('lettering of the masthead'),
  issue: line(30).describe('as “December 2025”'),
  title: line(90),
  quote: line(300),
  by: line(60).describe('as “Feature, four pages. By Colm Hartnett”'),
});

/** The newsroom: the press contact, and three tabs that are links: news, press releases, print. */
export const newsroomSchema = z.strictObject({
  type: z.literal('newsroom'),
  ...anchorBase,
  title: line(40),
  contact: reference('people').describe('the press contact'),
  email: z.email(),
  phone: z.strictObject({ label: line(24), href: z.string().startsWith('tel:') }),
  tabs: z
    .strictObject({
      label: standardText('newsroom.tabs.label', line(30)).describe('for screen readers'),
      news: standardText('newsroom.tabs.news', line(24)),
      press: standardText('newsroom.tabs.press', line(24)),
      print: standardText('newsroom.tabs.print', line(24)),
    })
    .prefault({}),
  releases: z
    .strictObject({
      list: standardText('newsroom.releases.list', line(30)).describe('accessible name of the list'),
      filters: standardText('newsroom.releases.filters', line(30)).describe('accessible name of the filters'),
      all: standardText('newsroom.releases.all', line(20)),
      count: standardText('newsroom.releases.count', line(60)).describe('with %shown% and %total%'),
      empty: standardText('newsroom.releases.empty', line(120)),
      search: standardText('newsroom.releases.search', line(40)),
      pages: standardText('newsroom.releases.pages', line(30)),
      previous: standardText('newsroom.releases.previous', line(20)),
      next: standardText('newsroom.releases.next', line(20)),
      archive: link.optional().describe('to the archive by year, below the list'),
    })
    .prefault({}),
  lead: coverage
    .extend({ summary: line(240), scene: sceneSchema })
    .describe('the piece with a picture: the front page on the desk'),
  news: z.array(coverage).min(1).describe('the newest first'),
  sheet: z
    .strictObject({
      title: line(40),
      facts: z
        .array(z.strictObject({ label: line(24), value: line(120) }))
        .min(2)
        .max(8)
        .describe('what a piece about the company needs'),
      links: z.array(link).min(1).max(4).describe('to the whole sheet, pictures and dates'),
    })
    .describe('the data sheet beside the news'),
  cuttings: z.array(cutting).min(1).describe('from printed pages, the newest first'),
});

export type NewsroomProps = z.output<typeof newsroomSchema>;
