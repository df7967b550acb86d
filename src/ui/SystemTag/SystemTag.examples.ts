import type { SystemTagProps } from './SystemTag.tsx';

/** Named examples: each exists for the reason its key says. */
export const systemTagExamples = {
  system: { text: 'Connected CMMS' },
  neutral: { text: 'Permits and tags', isNeutral: true },
} satisfies Record<string, SystemTagProps>;
