import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** Series with their durations to scale, and everyone who speaks in a webinar. */
export const seriesAndSpeakersSchema = z.strictObject({
  type: z.literal('seriesAndSpeakers'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  series: z
    .array(
      z.strictObject({
        title: line(60),
        text: line(200),
        films: z.array(filmReference).min(1).max(12).describe('its films, in order'),
        href,
      }),
    )
    .min(1)
    .max(4),
  length: standardText('seriesAndSpeakers.length', line(40)),
  voices: standardText('seriesAndSpeakers.voices', line(60)),
});

export type SeriesAndSpeakersProps = z.output<typeof seriesAndSpeakersSchema>;
