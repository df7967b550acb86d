import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { href, line, link, sectionBase } from '../../sectionBase.ts';

/** The end of an entry: the previous and next ones, with a post’s author and topic; for a case study, the next one. */
export const entryEndSchema = z.strictObject({
  type: z.literal('entryEnd'),
  ...sectionBase,
  labels: z
    .strictObject({
      author: standardText('entryEnd.labels.author', line(30)),
      related: standardText('entryEnd.labels.related', line(40)).describe('with %topic%, in lower case'),
      recent: standardText('entryEnd.labels.recent', line(40)).describe('if the topic has no other post'),
      minutes: standardText('entryEnd.labels.minutes', line(24)).describe('with %minutes%'),
      older: standardText('entryEnd.labels.older', line(24)),
      newer: standardText('entryEnd.labels.newer', line(24)),
      around: standardText('entryEnd.labels.around', line(40)).describe(
        'name of the two links for screen readers',
      ),
      next: standardText('entryEnd.labels.next', line(30)).describe('case studies: above the next one'),
      read: standardText('entryEnd.labels.read', line(30)).describe('case studies: link to the next one'),
    })
    .prefault({}),
  all: link.describe('link to the whole list'),
  offer: z
    .strictObject({
      title: line(60),
      text: line(160),
      label: standardText('entryEnd.offer.label', line(30)),
      href: href.default('/request-demo/'),
    })
    .optional()
    .describe('link to a demo, below the author'),
});

export type EntryEndProps = z.output<typeof entryEndSchema>;
