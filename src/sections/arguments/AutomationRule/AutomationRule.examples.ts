import type { z } from 'zod';
import type { automationRuleSchema } from './AutomationRule.schema.ts';

/** Named examples; each key says what its example is for. */
export const automationRuleExamples = {
  default: {
    type: 'automationRule',
    title: 'Rule E-204, word for word',
    sentence: 'If the `supply fan` is `on` and `people in` is `0` for `30 min`, open a job.',
    window: 'faultView',
    sourcesTitle: 'Where each word is read',
    sources: [
      { setting: 'supply fan', from: 'BMS, BACnet', text: 'The point that the controller already has.' },
      { setting: 'people in', from: 'Access control', text: 'A count, never a name.' },
    ],
    link: { label: 'See fault detection', href: '/product/fault-detection-diagnostics/' },
  },
} satisfies Record<string, z.input<typeof automationRuleSchema>>;
