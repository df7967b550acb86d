import type { CalloutProps } from './Callout.tsx';

/** Named examples; each key gives the reason it exists. */
export const calloutExamples = {
  note: { title: 'Start with ten assets', children: 'A pilot that covers every asset finishes never.' },
  rule: {
    kind: 'rule',
    title: 'What the rule says',
    children: 'A leak above the threshold is repaired within 30 days, and the repair is verified.',
  },
  definition: {
    kind: 'definition',
    title: 'Demand',
    children: 'The mean power over the utility’s interval, usually 15 or 30 minutes.',
  },
  sum: { kind: 'sum', title: 'Demand in dollars', children: '180 kW × $14 per kW = $2,520 per month' },
  caution: { kind: 'caution', title: 'Do not average averages', children: 'Weigh each site by its hours.' },
} satisfies Record<string, CalloutProps>;
