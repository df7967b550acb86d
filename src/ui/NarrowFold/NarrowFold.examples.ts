import type { NarrowFoldProps } from './NarrowFold.tsx';

/** Named examples; each key gives the reason it exists. */
export const narrowFoldExamples = {
  default: { label: 'On this page', children: 'What a leak rate is, and two methods to work it out' },
} satisfies Record<string, NarrowFoldProps>;
