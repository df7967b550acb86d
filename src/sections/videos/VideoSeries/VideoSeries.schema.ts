import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** A series of videos as storeys: the player’s first frame, the speakers, and what they say. */
export const videoSeriesSchema = z.strictObject({
  type: z.literal('videoSeries'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(240),
  videos: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/)
          .describe('anchor, for links to the video'),
        film: filmReference,
        place: line(60).describe('where it was filmed, or which session it is'),
        text: line(400).describe('what is said, for those who read'),
        marks: z.array(line(40)).max(4).default([]).describe('moments or measures, as on a scale'),
        words: link.optional().describe('where all of it stands in words'),
      }),
    )
    .max(12)
    .default([]),
  showsRecordings: z
    .boolean()
    .default(false)
    .describe('adds the recording of every webinar, the newest first'),
  recorded: standardText('videoSeries.recorded', line(40)).describe('%date% is the month'),
  chapters: standardText('videoSeries.chapters', line(40)),
  play: standardText('videoSeries.play', line(30)),
  close: standardText('videoSeries.close', line(30)),
});

export type VideoSeriesProps = z.output<typeof videoSeriesSchema>;
