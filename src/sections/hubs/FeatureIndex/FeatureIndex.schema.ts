import { z } from 'zod';
import { systemSchema } from '../../../scenes/systemSchema.ts';
import { href, line } from '../../sectionBase.ts';

/** Every feature by product, like the index of a drawing set: number, name, what it does, where it is described. */
export const featureIndexSchema = z.strictObject({
  type: z.literal('featureIndex'),
  groups: z
    .array(
      z.strictObject({
        anchor: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case words joined by hyphens')
          .describe('where the bar above leads'),
        letter: line(2).describe('begins the group’s numbers: A'),
        name: line(40),
        text: line(160),
        system: systemSchema.default('cmms'),
        features: z
          .array(
            z.strictObject({
              name: line(40),
              does: line(110),
              href: href.optional().describe('its page; leave out when it has none'),
            }),
          )
          .min(2)
          .max(14),
      }),
    )
    .min(2)
    .max(8),
});

export type FeatureIndexProps = z.output<typeof featureIndexSchema>;
