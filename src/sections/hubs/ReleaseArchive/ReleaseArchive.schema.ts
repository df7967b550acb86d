import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Every press release since the first: a front with a floor for each year and a window for each month, and the ledger below. */
export const releaseArchiveSchema = z.strictObject({
  type: z.literal('releaseArchive'),
  ...anchorBase,
  title: line(50),
  intro: line(240),
  links: z
    .array(link)
    .max(3)
    .default([])
    .describe('beside the introduction: the other views of the newsroom'),
  front: line(60).default('Releases by month').describe('names the drawing to screen readers'),
  month: line(40)
    .default('%month%, %count% releases')
    .describe('said of a window; %month% and %count% are filled'),
  monthOne: line(40).default('%month%, 1 release'),
  year: line(40).default('%count% releases').describe('under the number of a year'),
  yearOne: line(40).default('1 release'),
  subject: line(30).default('Subject').describe('names the switch'),
  all: line(20).default('All'),
  subjects: z
    .strictObject({
      cmms: line(20).default('Maintenance'),
      energy: line(20).default('Energy'),
      cold: line(20).default('Refrigeration'),
      company: line(20).default('The company').describe('releases that name no system'),
    })
    .prefault({}),
});

export type ReleaseArchiveProps = z.output<typeof releaseArchiveSchema>;
