import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** What follows a post: its author, posts on the same topic, and the posts before and after it. */
export const postEndSchema = z.strictObject({
  type: z.literal('postEnd'),
  ...sectionBase,
  labels: z
    .strictObject({
      author: standardText('postEnd.labels.author', line(30)),
      related: standardText('postEnd.labels.related', line(40)).describe('with %topic%, in lower case'),
      recent: standardText('postEnd.labels.recent', line(40)).describe('where the topic has no other post'),
      minutes: standardText('postEnd.labels.minutes', line(24)).describe('with %minutes%'),
      older: standardText('postEnd.labels.older', line(24)),
      newer: standardText('postEnd.labels.newer', line(24)),
      around: standardText('postEnd.labels.around', line(40)).describe(
        'name of the two links for screen readers',
      ),
      all: standardText('postEnd.labels.all', line(30)),
    })
    .prefault({}),
  offer: z
    .strictObject({
      title: line(60),
      text: line(160),
      label: standardText('postEnd.offer.label', line(30)),
      href: href.default('/request-demo/'),
    })
    .optional()
    .describe('the way to a demo, below the author'),
});

export type PostEndProps = z.output<typeof postEndSchema>;
