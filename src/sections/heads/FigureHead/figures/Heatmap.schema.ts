import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

/** A year of one floor, one column per day, with the hours at the side. */
export const heatmapSchema = z.strictObject({
  kind: z.literal('heatmap'),
  scene: sceneSchema.describe('a drawing 1440 × 400 whose width is a year and whose height is a day'),
  alt: line(320),
  caption: line(70).describe('what the heatmap shows'),
  hours: z.array(line(8)).length(5).describe('from midnight at the bottom to midnight at the top'),
  months: z.array(line(8)).length(13).describe('every four weeks, from the left'),
  found: z
    .strictObject({
      at: z.number().min(20).max(96).describe('percent of the width'),
      date: line(16),
      text: line(90),
    })
    .describe('the day on which it was found'),
  readings: z
    .array(
      z.strictObject({
        swatch: z.enum(['core', 'shoulder', 'night', 'none']),
        name: line(40),
        text: line(150),
      }),
    )
    .min(3)
    .max(4)
    .describe('how to read the heatmap'),
});

export type HeatmapProps = z.output<typeof heatmapSchema>;
