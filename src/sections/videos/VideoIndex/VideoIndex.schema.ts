import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** The video hub: every recording as a lit room of one building, with filters and “load more”. */
export const videoIndexSchema = z.strictObject({
  type: z.literal('videoIndex'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(200),
  webinar: standardText('videoIndex.webinar', line(20)),
  minutes: standardText('videoIndex.minutes', line(20)),
  videos: z
    .array(
      z.strictObject({
        series: line(30).describe('one of the series below: a filter of its own'),
        film: filmReference,
      }),
    )
    .default([])
    .describe('videos beside the webinars'),
  pageSize: z.number().int().min(4).max(24).default(8),
  all: standardText('videoIndex.all', line(20)),
  filters: standardText('videoIndex.filters', line(40)),
  count: standardText('videoIndex.count', line(60)),
  more: standardText('videoIndex.more', line(30)),
  empty: standardText('videoIndex.empty', line(90)),
});

export type VideoIndexProps = z.output<typeof videoIndexSchema>;
