import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line } from '../../sectionBase.ts';

const heading = {
  label: line(220).describe('the window in one sentence, for visitors who cannot see it'),
  title: line(48),
  trail: line(40).optional().describe('path above the title: the site, the building'),
  note: line(40).optional().describe('measured remark at the end of the bar'),
};

const mark = z.strictObject({ at: z.number().min(0).max(1), text: line(14) });

/** The picture beside an open item: a drawing, a product window, or a window described by its data. */
export const featurePictureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('scene'),
    scene: sceneSchema,
    alt: line(200),
  }),
  z.strictObject({ kind: z.literal('window'), window: z.enum(windowNames) }),
  z.strictObject({
    kind: z.literal('table'),
    ...heading,
    columns: z
      .array(
        z.strictObject({
          heading: line(24),
          kind: z.enum(['main', 'measured', 'soft']).optional(),
          from: z.enum(['medium', 'wide']).optional().describe('width from which the column is shown'),
        }),
      )
      .min(2)
      .max(6),
    rows: z
      .array(
        z.strictObject({
          cells: z.array(line(40)).min(2).max(6),
          isAlarmed: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('rule'),
    ...heading,
    clauses: z
      .array(
        z.strictObject({ word: line(8), text: line(60).describe('settings as measured values: `> 50`') }),
      )
      .min(2)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('trace'),
    ...heading,
    values: z.array(z.number()).min(8).max(60).describe('measured, evenly spaced from left to right'),
    expected: z.array(z.number()).min(2).max(60).optional().describe('dashed line'),
    low: z.number(),
    high: z.number(),
    bands: z
      .array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]))
      .default([])
      .describe('shaded spans, as shares of the width'),
    levels: z.array(mark).min(2).max(4),
    times: z.array(mark).min(2).max(5),
    facts: z
      .array(z.strictObject({ term: line(32), value: line(20) }))
      .min(2)
      .max(3),
  }),
]);

export type FeaturePictureData = z.output<typeof featurePictureSchema>;
