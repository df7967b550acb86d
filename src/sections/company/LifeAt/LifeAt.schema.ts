import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { portraitSchema } from '../../../scenes/portraits/portraitSchema.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A film about the company and what three of its people say. From 700 px up the film opens over the page. */
export const lifeAtSchema = z.strictObject({
  type: z.literal('lifeAt'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  video: z.strictObject({
    watch: z.url({ protocol: /^https$/ }).describe('page of the film at the video host'),
    embed: z.url({ protocol: /^https$/ }).describe('its address for a frame'),
    title: line(60),
    facts: line(40)
      .regex(/^\d+:\d\d\b/, 'must begin with the length, as 2:48')
      .describe('length and captions: “2:48, captions”'),
    uploaded: z.iso.date().describe('day on which it was published, for search engines'),
    close: standardText('lifeAt.video.close', line(30)),
    scene: sceneSchema,
  }),
  testimonials: z
    .array(z.strictObject({ person: reference('people'), look: portraitSchema, quote: line(260) }))
    .min(2)
    .max(4),
});

export type LifeAtProps = z.output<typeof lifeAtSchema>;
