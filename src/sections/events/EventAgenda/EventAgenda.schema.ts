import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The agenda of the page’s event: a lane for each room along one time axis, or a list on narrow viewports. */
export const eventAgendaSchema = z.strictObject({
  type: z.literal('eventAgenda'),
  ...sectionBase,
  title: standardText('eventAgenda.title', line(60)),
  intro: line(160).optional(),
});

export type EventAgendaProps = z.output<typeof eventAgendaSchema>;
