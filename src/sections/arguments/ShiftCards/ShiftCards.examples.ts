import type { z } from 'zod';
import type { shiftCardsSchema } from './ShiftCards.schema.ts';

const places = ['van', 'lobby', 'basement', 'lock', 'ceiling', 'ahu', 'stores', 'desk'] as const;

/** Named examples; each key says what its example is for. */
export const shiftCardsExamples = {
  default: {
    type: 'shiftCards',
    axis: 'One shift',
    title: 'Eight rooms before the van goes home',
    intro: 'One technician, one working day.',
    cards: places.map((place, index) => ({
      icon: `shift-${place}` as const,
      alt: `A technician at work: ${place}`,
      title: `Works at the ${place}`,
      desc: 'Every job, drawing and reading is on the phone before the signal drops.',
      time: `${String(7 + index).padStart(2, '0')}:05`,
    })),
  },
} satisfies Record<string, z.input<typeof shiftCardsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Eight rooms of one building in the order of a day, with its slabs and the hour in each; why cards have neither floors nor hours.';
