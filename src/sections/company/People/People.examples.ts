import type { z } from 'zod';
import type { peopleSchema } from './People.schema.ts';

/** Named examples; each key says what its example is for. */
export const peopleExamples = {
  default: {
    type: 'people',
    axis: 'People',
    tone: 'night',
    title: 'Eight who answer for it',
    sinceLabel: 'since',
    people: [
      { person: 'hannah-thwaite', look: { hair: 'bob', top: 'coat', wash: 'cmms' } },
      { person: 'iqbal-rahmani', look: { hair: 'short', top: 'shirt', beard: true, wash: 'energy' } },
      { person: 'salma-darwish', look: { hair: 'hijab', top: 'coat', wash: 'energy' } },
      { person: 'jonas-hedlund', look: { hair: 'crop', top: 'hivis', helmet: true, wash: 'cold' } },
    ],
  },
  withoutYearOrBiography: {
    type: 'people',
    title: 'Two guests',
    intro: 'Records of customers hold neither a year nor a biography.',
    sinceLabel: 'since',
    people: [
      { person: 'carmen-ruiz', look: { hair: 'bun', top: 'coat', wash: 'cold' } },
      { person: 'julian-marsh', look: { hair: 'bald', top: 'shirt', glasses: true, wash: 'cmms' } },
    ],
  },
} satisfies Record<string, z.input<typeof peopleSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Leadership with the job before this one, from the records; veterans have a film each and no biography.';
