import type { BrandMarkProps } from './BrandMark.tsx';

/** Named examples: where the mark stands, and a longer name of several words. */
export const brandMarkExamples = {
  header: { name: 'Lintel' },
  footer: { name: 'Lintel', size: 'footer' },
  longName: { name: 'Hart & Sons Systems' },
} satisfies Record<string, BrandMarkProps>;
