import type { z } from 'zod';
import type { eventRegistrationSchema } from './EventRegistration.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const eventRegistrationExamples = {
  default: {
    type: 'eventRegistration',
    axis: 'Registration',
    copy: {
      optional: 'optional',
      choose: 'Choose one',
      busy: 'Sending …',
      summary: '%count% answers need another look',
      summaryOne: 'One answer needs another look',
      kept: 'Everything you typed is still here.',
      failed: 'The form did not go through. Nothing you typed is lost; try again in a minute.',
      tooMany:
        'Too many tries from this address. Nothing you typed is lost; wait a minute and send it again.',
      privacy: 'By sending this you accept our [privacy policy](/privacy-policy/).',
    },
  },
} satisfies Record<string, z.input<typeof eventRegistrationSchema>>;
