import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The company's leadership, each person at a lit window. */
export const peopleSchema = z.strictObject({
  type: z.literal('people'),
  ...sectionBase,
  title: line(90),
  intro: line(240).optional(),
  sinceLabel: line(20).describe('before the year of joining'),
  people: z
    .array(
      z.strictObject({
        person: reference('people').describe('id of a record in people'),
        look: portraitSchema,
      }),
    )
    .min(2)
    .max(12),
});

export type PeopleProps = z.output<typeof peopleSchema>;
