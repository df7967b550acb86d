import type { z } from 'zod';
import type { officeHoursSchema } from './OfficeHours.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const officeHoursExamples = {
  default: {
    type: 'officeHours',
    title: 'At 02:14 somebody here is awake',
    intro: 'Two offices on a line of hours.',
    fault: { place: 'Portland', time: '02:14', offset: -8 },
    offices: [
      {
        city: 'Leeds',
        country: 'United Kingdom',
        offset: 0,
        time: '10:14',
        address: '1 Example Wharf',
        work: 'Research and support.',
      },
      {
        city: 'Dubai',
        country: 'United Arab Emirates',
        offset: 4,
        time: '14:14',
        address: '2 Example Street',
        phone: '+971 4 555 0142',
        work: 'Onboarding.',
      },
    ],
  },
} satisfies Record<string, z.input<typeof officeHoursSchema>>;
