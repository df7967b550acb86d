import { z } from 'zod';
import { pictureSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

/** A fault detection rule as a sentence, with the product window that shows what it found. */
export const automationRuleSchema = z
  .strictObject({
    type: z.literal('automationRule'),
    ...sectionBase,
    system: ownSystem('color of the settings'),
    title: line(60).describe('small heading over the sentence'),
    sentence: line(220).describe('the rule; its settings as measured values: `on`'),
    window: z.enum(windowNames).optional().describe('the product’s window that shows what the rule found'),
    screenshot: pictureSchema.optional().describe('or a screenshot of content/media'),
    sourcesTitle: line(48),
    sources: z
      .array(z.strictObject({ setting: line(24), from: line(40), text: line(140) }))
      .min(2)
      .max(4)
      .describe('where each setting comes from, and who may change it'),
    link: link.optional(),
  })
  .refine(
    ({ window, screenshot }) => Boolean(window) !== Boolean(screenshot),
    'takes either a window or a screenshot',
  );

export type AutomationRuleProps = z.output<typeof automationRuleSchema>;
