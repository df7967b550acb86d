import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';

const meter = {
  name: line(32),
  value: line(16).describe('as printed, with its unit'),
  share: z.number().min(4).max(100).describe('percent of the supply; the block is drawn to this width'),
  owner: line(32).optional().describe('who is responsible for it'),
  kind: z
    .enum(['metered', 'calculated', 'missing'])
    .default('metered')
    .describe('calculated: from others; missing: unmetered'),
};

/** The supply of a site, its meters and their submeters, each as wide as its share. The unmetered part is hatched. */
export const meterTreeSchema = z.strictObject({
  type: z.literal('meterTree'),
  ...sectionBase,
  title: line(70),
  intro: line(260).optional(),
  system: ownSystem('color of the metered part'),
  supply: z.strictObject({ name: line(40), value: line(16), note: line(60) }),
  branches: z
    .array(z.strictObject({ ...meter, meters: z.array(z.strictObject(meter)).max(5).default([]) }))
    .min(3)
    .max(7)
    .describe('their shares add up to 100'),
  notes: z
    .array(z.strictObject({ name: line(40), text: line(200) }))
    .min(2)
    .max(3)
    .describe('the conclusion'),
});

export type MeterTreeProps = z.output<typeof meterTreeSchema>;
