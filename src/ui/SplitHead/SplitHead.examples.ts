import type { SplitHeadProps } from './SplitHead.tsx';

const words = {
  title: 'Every fault has a room',
  intro: 'A caller names the room, the desk names the asset, and the crew goes to the right door.',
  action: { href: '/request-demo/', label: 'Book a demo' },
} as const;

/** Named examples; each key gives the reason it exists. */
export const splitHeadExamples = {
  tagged: { ...words, tag: 'Help desk', second: { href: '/pricing/', label: 'See pricing' } },
  bare: words,
} satisfies Record<string, SplitHeadProps>;
