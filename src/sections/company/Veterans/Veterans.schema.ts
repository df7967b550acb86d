import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Long-tenured people in a grid under one beam, each telling their story in a film. */
export const veteransSchema = z.strictObject({
  type: z.literal('veterans'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  sinceLabel: standardText('veterans.sinceLabel', line(20)),
  watchLabel: line(40).describe('behind the film’s title; %length% is minutes and seconds'),
  close: standardText('veterans.close', line(30)),
  people: z
    .array(
      z.strictObject({
        person: reference('people'),
        look: portraitSchema,
        film: filmReference,
      }),
    )
    .min(4)
    .max(12),
});

export type VeteransProps = z.output<typeof veteransSchema>;
