import type { SystemTagProps } from './SystemTag.tsx';

/** Named examples; each key gives the reason it exists. */
export const systemTagExamples = {
  system: { text: 'Connected CMMS' },
  neutral: { text: 'Permits and tags', isNeutral: true },
} satisfies Record<string, SystemTagProps>;
