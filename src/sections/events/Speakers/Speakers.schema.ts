import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The speakers of the page’s event on one floor, or those of its webinar at their desks, above other recordings. */
export const speakersSchema = z.strictObject({
  type: z.literal('speakers'),
  ...sectionBase,
  title: standardText('speakers.title', line(60)),
  more: standardText('speakers.more', line(40)).describe('on a webinar: heading of other recordings'),
  minutes: standardText('speakers.minutes', line(20)).describe('on a webinar: length of another recording'),
  all: standardText('speakers.all', link).describe('on a webinar: link to all recordings'),
});

export type SpeakersProps = z.output<typeof speakersSchema>;
