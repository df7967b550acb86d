import type { BrandMarkProps } from './BrandMark.tsx';

/** Named examples: the places the mark appears, and a longer name of several words. */
export const brandMarkExamples = {
  header: { name: 'Lintel' },
  footer: { name: 'Lintel', size: 'footer' },
  longName: { name: 'Hart & Sons Systems' },
} satisfies Record<string, BrandMarkProps>;
