import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The speakers of the page’s event on one floor, each beside their topic. */
export const eventSpeakersSchema = z.strictObject({
  type: z.literal('eventSpeakers'),
  ...sectionBase,
  title: standardText('eventSpeakers.title', line(60)),
});

export type EventSpeakersProps = z.output<typeof eventSpeakersSchema>;
