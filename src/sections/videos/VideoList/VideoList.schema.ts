import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { href, line, link, sectionBase } from '../../sectionBase.ts';

const video = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .describe('anchor, for links to the video'),
  film: filmReference,
  place: line(60).describe('where it was filmed, or its session'),
  text: line(400).describe('what is said, as text'),
  marks: z.array(line(40)).max(4).default([]).describe('moments or measures, as on a scale'),
  words: link.optional().describe('link to the transcript'),
});

const series = z.strictObject({
  title: line(60),
  text: line(200),
  films: z.array(filmReference).min(1).max(12).describe('its films, in order'),
  href,
});

/** Films that open over the page if there is room, otherwise on their own page. */
export const videoListSchema = z
  .strictObject({
    type: z.literal('videoList'),
    ...sectionBase,
    layout: z
      .enum(['featured', 'house', 'series'])
      .default('featured')
      .describe(
        'featured: one at full size, the others beside it, at night unless a tone is given; house: a storey for each, with its speakers and what they say, under the page’s h1; series: the durations of series to scale, and everyone who speaks in a webinar',
      ),
    title: line(60),
    intro: line(240).optional(),
    films: z.array(filmReference).min(2).max(5).optional().describe('the first is shown large'),
    link: link.optional(),
    videos: z.array(video).max(12).optional(),
    showsRecordings: z.boolean().optional().describe('adds the recording of every webinar, the newest first'),
    series: z.array(series).min(1).max(4).optional(),
    length: standardText('videoList.length', line(40)),
    voices: standardText('videoList.voices', line(60)),
    recorded: standardText('videoList.recorded', line(40)).describe('%date% is the month'),
    chapters: standardText('videoList.chapters', line(40)),
    play: standardText('videoList.play', line(30)),
    close: standardText('videoList.close', line(40)),
  })
  .superRefine(
    fieldsOfLayout({
      featured: {
        axis: 'optional',
        tone: 'optional',
        intro: 'optional',
        films: 'required',
        link: 'optional',
      },
      house: { intro: 'required', videos: 'optional', showsRecordings: 'optional' },
      series: { axis: 'optional', tone: 'optional', intro: 'optional', series: 'required' },
    }),
  );

export type VideoListProps = z.output<typeof videoListSchema>;
