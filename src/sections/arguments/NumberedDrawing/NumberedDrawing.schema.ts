import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

/** A drawing with numbers or levels, and a list that explains each. */
export const numberedDrawingSchema = z
  .strictObject({
    type: z.literal('numberedDrawing'),
    ...sectionBase,
    layout: z
      .enum(['plan', 'wall', 'stair'])
      .default('plan')
      .describe(
        'plan: any drawing that carries the numbers; wall: four layers of a wall, from outside to inside; stair: a lobby and two basements, from the street down. Wall and stair are at night unless a tone is given',
      ),
    title: line(80),
    intro: line(240).optional(),
    system: ownSystem('plan: color of the numbers, the drawing’s'),
    scene: sceneSchema
      .optional()
      .describe('plan: a drawing that carries the numbers, as request-routes does'),
    alt: line(240),
    onPhone: z
      .enum(['close', 'whole'])
      .optional()
      .describe(
        'plan. close, unless given: cut to its middle, so that small numbers can be told. whole: a drawing with large numbers',
      ),
    entries: z
      .array(
        z.strictObject({
          name: line(60),
          text: line(200),
          facts: z
            .array(line(24))
            .length(3)
            .optional()
            .describe('stair: the level, the time and the phone’s signal there'),
          value: line(10).optional().describe('plan: measured, at the end of the row'),
        }),
      )
      .min(3)
      .max(7),
    note: line(120).optional().describe('plan: what the values measure'),
    link: link.optional(),
  })
  .superRefine(
    fieldsOfLayout({
      plan: {
        intro: 'optional',
        scene: 'required',
        system: 'optional',
        onPhone: 'optional',
        note: 'optional',
      },
      wall: { intro: 'optional' },
      stair: {},
    }),
  )
  .refine(
    ({ layout, entries }) =>
      entries.every(
        ({ facts, value }) => Boolean(facts) === (layout === 'stair') && (layout === 'plan' || !value),
      ),
    'give every entry of a stair facts; only entries of a plan have a value',
  )
  .refine(
    ({ layout, entries: { length } }) => layout === 'plan' || length === (layout === 'wall' ? 4 : 3),
    'give the wall four layers, the stair three levels',
  );

export type NumberedDrawingProps = z.output<typeof numberedDrawingSchema>;
