import type { z } from 'zod';
import type { automationRuleSchema } from './AutomationRule.schema.ts';

const rule = {
  type: 'automationRule',
  title: 'Rule E-204, word for word',
  system: 'energy',
  sentence: 'If the `supply fan` is `on` and `people in` is `0` for `30 min`, open a job.',
  sourcesTitle: 'Where each word is read',
  sources: [
    { setting: 'supply fan', from: 'BMS, BACnet', text: 'The point that the controller already has.' },
    { setting: 'people in', from: 'Access control', text: 'A count, never a name.' },
  ],
  link: { label: 'See fault detection', href: '/product/fault-detection-diagnostics/' },
} satisfies Partial<z.input<typeof automationRuleSchema>>;

/** Named examples; each key gives the reason it exists. */
export const automationRuleExamples = {
  default: { ...rule, window: 'faultView' },
  withAScreenshot: { ...rule, screenshot: { scene: 'picture', file: 'sample-site.png' } },
} satisfies Record<string, z.input<typeof automationRuleSchema>>;
