import type { z } from 'zod';
import type { officeHoursSchema } from './OfficeHours.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const officeHoursExamples = {
  default: {
    type: 'officeHours',
    axis: 'Hours',
    title: 'No hour without a desk',
    offices: [
      { city: 'Pune', address: 'Baner Road 88', hours: '06:30 to 19:30', from: 1, to: 14 },
      { city: 'Leeds', address: 'Canal Wharf 12', hours: '08:00 to 18:00', from: 8, to: 18 },
    ],
  },
  pastMidnight: {
    type: 'officeHours',
    tone: 'night',
    axis: 'Hours',
    title: 'A desk that closes after midnight, and a number',
    intro: 'Its bar goes on at the left edge of the day.',
    offices: [
      {
        city: 'Austin',
        address: '400 Cannery Street\nTexas 78702',
        phone: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
        hours: '07:00 to 19:00',
        from: 13,
        to: 1,
      },
      { city: 'Leeds', address: 'Canal Wharf 12', hours: '08:00 to 18:00', from: 8, to: 18 },
    ],
    note: 'Hours are those of winter.',
  },
} satisfies Record<string, z.input<typeof officeHoursSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse = 'Converts each office’s hours to one UTC scale, past midnight too.';
