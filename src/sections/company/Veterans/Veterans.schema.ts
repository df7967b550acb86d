import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Long-tenured people in a grid under one beam, each telling their story in a film at the video host. */
export const veteransSchema = z.strictObject({
  type: z.literal('veterans'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  sinceLabel: standardText('veterans.sinceLabel', line(20)),
  watchLabel: line(40).describe('what the link does: “Watch, opens the video site”'),
  people: z
    .array(
      z.strictObject({
        person: reference('people'),
        look: portraitSchema,
        about: line(60).describe('what the film is about'),
        video: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(4)
    .max(12),
});

export type VeteransProps = z.output<typeof veteransSchema>;
