import { z } from 'zod';
import { systems } from '../../../shared/site/systems.ts';
import { signatures } from './signatures.ts';

/** A text in a window: at most one line. */
export const text = z.string().min(1).max(120);
export const number = z.number();
export const share = z.number().min(0).max(1);
const tone = z.enum(['plain', 'on', ...systems, 'alarm']);
export const tag = z.strictObject({ text, tone: tone.optional() });
const fact = z.strictObject({
  term: text,
  value: text,
  isMeasured: z.boolean().optional(),
  state: z.enum(['alarm', 'energy', 'cmms']).optional(),
});
export const facts = z.array(fact).min(1);
export const clock = z.strictObject({
  text: text.describe('as shown: 01:16:09, or 1 d 04 h'),
  left: share.describe('share of the allowed time that is left'),
  state: z.enum(['hot', 'calm', 'mute']).optional(),
});
export const priority = z.enum(['P1', 'P2', 'P3', 'P4']);
export const step = z.strictObject({
  text,
  value: text.optional(),
  state: z.enum(['done', 'current', 'open']).optional(),
});
export const signature = z.strictObject({
  stroke: z
    .enum(Object.keys(signatures) as (keyof typeof signatures)[])
    .transform((hand): string => signatures[hand])
    .describe('whose hand signs'),
  name: text,
  time: text.optional(),
});
export const plotLabel = z.strictObject({ at: share, text });

/** A window's link to the tour. */
export const tour = z
  .strictObject({
    visit: z
      .string()
      .regex(/^path=[a-z]+(&do=[a-z0-9._]+)?$/, 'must be what the tour’s URL has after its question mark')
      .describe('the visit, as in the URL of a shared step of the tour: path=free&do=c48213'),
    label: text,
  })
  .optional()
  .describe('the step of the tour at which a visitor can operate this window');

/** The texts of every window except those on its screen. */
export const heading = {
  label: z.string().min(1).max(240).describe('the window in one sentence, for visitors who cannot see it'),
  title: text,
  trail: text.optional().describe('path above the title'),
  note: text.optional().describe('a measured note at the end of the bar'),
  tag: tag.optional().describe('a state at the end of the bar'),
  tour,
};

export const tabs = z.strictObject({ items: z.array(text), current: text, search: text.optional() });
