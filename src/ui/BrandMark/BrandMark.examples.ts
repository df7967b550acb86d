import type { BrandMarkProps } from './BrandMark.tsx';

/** Named examples: where the mark stands, and a name as long as a brand may be. */
export const brandMarkExamples = {
  header: { name: 'Lintel' },
  footer: { name: 'Lintel', size: 'footer' },
  longName: { name: "O'Hara & Sons Facility Software" },
} satisfies Record<string, BrandMarkProps>;
