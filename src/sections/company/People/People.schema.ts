import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** People, each at a lit window, with their previous jobs or a film about their job. */
export const peopleSchema = z
  .strictObject({
    type: z.literal('people'),
    ...sectionBase,
    title: line(90),
    intro: line(240).optional(),
    sinceLabel: standardText('people.sinceLabel', line(20)).describe('before the year of joining'),
    watchLabel: standardText('people.watchLabel', line(40)).describe(
      'behind a film’s title; %length% is minutes and seconds',
    ),
    videoLabel: standardText('people.videoLabel', line(40)).describe(
      'link to the video at the external host, beside the film’s title',
    ),
    close: standardText('people.close', line(30)).describe('closes a film'),
    people: z
      .array(
        z.strictObject({
          person: reference('people').describe('id of a record in people'),
          look: portraitSchema,
          film: filmReference.optional().describe('in place of the biography'),
          video: href
            .optional()
            .describe('address of a video at an external host, beside the film; {videos} is the videos site'),
        }),
      )
      .min(2)
      .max(12),
  })
  .refine(
    ({ people }) => people.every(({ film }) => film) || people.every(({ film }) => !film),
    'give a film for everybody, or for nobody',
  )
  .refine(
    ({ people }) => people.every(({ film, video }) => film || !video),
    'give a film to everybody who has a video: its link is next to the film',
  );

export type PeopleProps = z.output<typeof peopleSchema>;
