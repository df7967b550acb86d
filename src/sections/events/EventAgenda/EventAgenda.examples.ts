import type { z } from 'zod';
import type { eventAgendaSchema } from './EventAgenda.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const eventAgendaExamples = {
  default: { type: 'eventAgenda', axis: 'Agenda', intro: 'Numbers match the drawing.' },
} satisfies Record<string, z.input<typeof eventAgendaSchema>>;
