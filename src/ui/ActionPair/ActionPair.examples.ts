import type { ActionPairProps } from './ActionPair.tsx';

const action = { href: '/request-demo/', label: 'Book a demo' };
const second = { href: '/product/connected-cmms/', label: 'See the platform' };

/** Named examples: each exists for the reason its key says. */
export const actionPairExamples = {
  wrap: { action, second },
  stack: { action, second, narrow: 'stack' },
  fill: { action, second, narrow: 'fill' },
} satisfies Record<string, ActionPairProps>;
