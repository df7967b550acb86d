import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The speakers of the page’s webinar, at their desks, and other recordings on the same topic. */
export const webinarSpeakersSchema = z.strictObject({
  type: z.literal('webinarSpeakers'),
  ...sectionBase,
  title: standardText('webinarSpeakers.title', line(60)),
  more: standardText('webinarSpeakers.more', line(40)),
  minutes: standardText('webinarSpeakers.minutes', line(20)),
  all: standardText('webinarSpeakers.all', link),
});

export type WebinarSpeakersProps = z.output<typeof webinarSpeakersSchema>;
