import { z } from 'zod';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A fault detection rule written out as a sentence, with the window that shows what it found. */
export const automationRuleSchema = z.strictObject({
  type: z.literal('automationRule'),
  ...sectionBase,
  system: z.enum(['cmms', 'energy', 'cold']).default('energy').describe('colour of the settings'),
  title: line(60).describe('small heading over the sentence'),
  sentence: line(220).describe('the rule; its settings as measured values: `on`'),
  window: z.enum(windowNames),
  sourcesTitle: line(48),
  sources: z
    .array(z.strictObject({ setting: line(24), from: line(40), text: line(140) }))
    .min(2)
    .max(4)
    .describe('where each setting is read, and who may change it'),
  link: link.optional(),
});

export type AutomationRuleProps = z.output<typeof automationRuleSchema>;
