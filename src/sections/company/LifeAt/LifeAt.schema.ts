import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A film about the company and quotes from three employees. From 700 px up, the film opens over the page. */
export const lifeAtSchema = z.strictObject({
  type: z.literal('lifeAt'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  video: z.strictObject({
    film: filmReference,
    title: line(60).optional().describe('in place of the film’s own'),
    facts: standardText('lifeAt.video.facts', line(40)).describe('%length% is minutes and seconds'),
    close: standardText('lifeAt.video.close', line(30)),
  }),
  testimonials: z
    .array(z.strictObject({ person: reference('people'), look: portraitSchema, quote: line(260) }))
    .min(2)
    .max(4),
});

export type LifeAtProps = z.output<typeof lifeAtSchema>;
