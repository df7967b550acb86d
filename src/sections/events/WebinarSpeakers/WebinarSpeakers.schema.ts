import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Who speaks in the page’s webinar, at their desks, and other recordings on the same topic. */
export const webinarSpeakersSchema = z.strictObject({
  type: z.literal('webinarSpeakers'),
  ...sectionBase,
  title: line(60).default('Who speaks'),
  more: line(40).default('More to watch'),
  minutes: line(20).default('%count% min'),
  all: link.default({ label: 'All recordings', href: '/webinar/' }),
});

export type WebinarSpeakersProps = z.output<typeof webinarSpeakersSchema>;
