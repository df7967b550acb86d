import type { CalloutProps } from './Callout.tsx';

/** Named examples; each key gives the reason it exists. */
export const calloutExamples = {
  note: { title: 'Start with ten assets', children: 'A pilot that covers every asset finishes never.' },
  rule: {
    kind: 'rule',
    title: 'What the rule says',
    children: 'A leak above the threshold is repaired within 30 days, and the repair is verified.',
  },
  caution: { kind: 'caution', title: 'Do not average averages', children: 'Weigh each site by its hours.' },
} satisfies Record<string, CalloutProps>;
