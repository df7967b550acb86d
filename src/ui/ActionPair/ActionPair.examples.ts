import type { ActionPairProps } from './ActionPair.tsx';

const action = { href: '/request-demo/', label: 'Book a demo' };
const second = { href: '/product/connected-cmms/', label: 'See the platform' };

/** Named examples; each key gives the reason it exists. */
export const actionPairExamples = {
  wrap: { action, second },
  stack: { action, second, narrow: 'stack' },
  fill: { action, second, narrow: 'fill' },
} satisfies Record<string, ActionPairProps>;
