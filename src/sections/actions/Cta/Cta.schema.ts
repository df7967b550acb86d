import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { buildingName } from '../../../scenes/buildings/buildingName.ts';
import { drawingNames } from '../../../scenes/drawings/drawings.ts';
import { pictureSchema } from '../../../scenes/sceneSchema.ts';
import { shiftFields } from '../../../scenes/shift/shiftScene.ts';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

/** Call to action: a headline with a drawing, or a low band with the days of a change. */
export const ctaSchema = z
  .strictObject({
    type: z.literal('cta'),
    ...anchorBase,
    title: standardText('cta.title', line(90)),
    intro: line(240).optional(),
    label: standardText('cta.label', line(30)),
    href: href.default('/request-demo/'),
    isExternal: z.boolean().default(false).describe('opens a new tab'),
    second: z
      .strictObject({ label: line(40), href })
      .optional()
      .describe('a secondary link beside the button'),
    drawing: z
      .enum(['estate', 'strip', 'building', 'shift', 'steps', 'none'])
      .default('estate')
      .describe(
        'shift: people at work in a place, across the window; steps: a low band with the days of a change on a dimension line',
      ),
    strip: z
      .enum(drawingNames)
      .optional()
      .describe('with drawing: strip, the drawing 2160 px wide that closes the page'),
    building: z
      .strictObject({
        kind: buildingName,
        floors: z.number().int().min(1).max(24).optional(),
        seed: z.number().int().optional(),
        live: systemSchema.optional(),
        side: z.enum(['left', 'right']).default('right').describe('where it stands beside the text'),
        hour: z.enum(['day', 'night']).default('night'),
      })
      .optional()
      .describe('with drawing: building, the building beside the text, or below it if it is wide'),
    shift: z
      .strictObject({
        ...shiftFields,
        hour: z
          .enum(['dawn', 'day', 'dusk', 'night'])
          .default('night')
          .describe('the color of the sky: at dawn and dusk the place’s own, by day paper, at night dark'),
      })
      .optional()
      .describe('with drawing: shift, the place and the hour'),
    scene: pictureSchema
      .optional()
      .describe('in place of the drawing: a picture as wide as the window, cropped to 2160 × 520 px'),
    steps: z
      .array(z.strictObject({ day: line(12).describe('such as Day 6'), text: line(60) }))
      .min(2)
      .max(4)
      .optional()
      .describe('with drawing: steps'),
  })
  .refine(
    ({ drawing, scene }) => !scene || drawing === 'estate',
    'a scene replaces the drawing: leave drawing out',
  )
  .refine(
    ({ drawing, shift }) => Boolean(shift) === (drawing === 'shift'),
    'shift needs drawing: shift, and the other way round',
  )
  .refine(
    ({ drawing, steps }) => Boolean(steps) === (drawing === 'steps'),
    'steps need drawing: steps, and the other way round',
  )
  .refine(
    ({ drawing, intro, second }) => drawing !== 'steps' || (!intro && !second),
    'steps leave no room for intro and second: leave them out',
  );

export type CtaProps = z.output<typeof ctaSchema>;
