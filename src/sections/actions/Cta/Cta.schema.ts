import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { drawingNames } from '../../../scenes/drawings/drawings.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

/** Call to action: a headline over a night drawing. */
export const ctaSchema = z.strictObject({
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
    .describe('a quieter link beside the button'),
  drawing: z.enum(['estate', 'strip', 'building', 'none']).default('estate'),
  strip: z
    .enum(drawingNames)
    .optional()
    .describe('with drawing: strip, the drawing 2160 px wide that closes the page'),
  building: z
    .strictObject({
      kind: line(24),
      floors: z.number().int().min(1).max(24).optional(),
      seed: z.number().int().optional(),
      live: z.enum(['cmms', 'energy', 'cold']).optional(),
    })
    .optional()
    .describe('with drawing: building, the one that stands beside the words; kinds: src/scenes/buildings'),
});

export type CtaProps = z.output<typeof ctaSchema>;
