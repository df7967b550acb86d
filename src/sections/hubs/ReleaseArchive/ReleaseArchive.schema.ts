import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Every press release: a facade with a floor for each year and a window for each month, and a list below. */
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
  front: standardText('releaseArchive.front', line(60)).describe('accessible name of the drawing'),
  month: standardText('releaseArchive.month', line(40)).describe(
    'said of a window; %month% and %count% are filled',
  ),
  monthOne: standardText('releaseArchive.monthOne', line(40)),
  year: standardText('releaseArchive.year', line(40)).describe('under the number of a year'),
  yearOne: standardText('releaseArchive.yearOne', line(40)),
  subject: standardText('releaseArchive.subject', line(30)).describe('accessible name of the switch'),
  all: standardText('releaseArchive.all', line(20)),
  subjects: z
    .strictObject({
      cmms: standardText('releaseArchive.subjects.cmms', line(20)),
      energy: standardText('releaseArchive.subjects.energy', line(20)),
      cold: standardText('releaseArchive.subjects.cold', line(20)),
      company: standardText('releaseArchive.subjects.company', line(20)).describe(
        'releases that name no system',
      ),
    })
    .prefault({}),
});

export type ReleaseArchiveProps = z.output<typeof releaseArchiveSchema>;
