import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** One building as a chart: a storey for each year with a hundred windows, some of them lit. */
export const infographicSchema = z.strictObject({
  type: z.literal('infographic'),
  ...anchorBase,
  intro: line(260).describe('how to read the building'),
  legend: z.strictObject({ lit: line(60), dark: line(60) }),
  span: line(60).describe('what the dimension beside the building measures'),
  labels: z.strictObject({
    table: line(60),
    year: line(20),
    windows: line(40).describe('label of the number of lit windows out of 100'),
    minutes: line(50),
    meters: line(50),
  }),
  minutes: z.strictObject({
    title: line(60),
    text: line(160),
    unit: standardText('infographic.minutes.unit', line(10)),
  }),
  meters: z.strictObject({ title: line(60), text: line(160) }),
  years: z
    .array(
      z.strictObject({
        year: line(6),
        lit: z.number().int().min(0).max(100),
        minutes: z.number().positive(),
        meters: z.number().positive(),
        note: line(70).optional(),
      }),
    )
    .min(4)
    .max(9)
    .describe('oldest first: the ground floor'),
  source: line(240),
});

export type InfographicProps = z.output<typeof infographicSchema>;
