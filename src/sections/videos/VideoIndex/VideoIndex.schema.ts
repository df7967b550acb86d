import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

/** The video hub: every recording as a lit room of one building, with filters and “load more”. */
export const videoIndexSchema = z.strictObject({
  type: z.literal('videoIndex'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(200),
  webinar: line(20).default('Webinar'),
  minutes: line(20).default('%kind%, %count% min'),
  videos: z
    .array(
      z.strictObject({
        title: line(80),
        series: line(30).describe('one of the series below: a filter of its own'),
        minutes: z.number().int().positive(),
        cover: sceneSchema,
        href: href.describe('the page, and the place on it, where the video stands with its words'),
      }),
    )
    .default([])
    .describe('videos beside the webinars'),
  pageSize: z.number().int().min(4).max(24).default(8),
  all: line(20).default('All'),
  filters: line(40).default('Filter by series and topic'),
  count: line(60).default('%shown% of %total% shown'),
  more: line(30).default('Load more'),
  empty: line(90).default('Nothing under this filter yet.'),
});

export type VideoIndexProps = z.output<typeof videoIndexSchema>;
