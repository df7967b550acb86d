import type { IconName } from './Icon.tsx';

/** Named examples: a simple stroke, a dense drawing, a fill of dots. */
export const iconExamples = {
  stroke: { name: 'arrow' },
  dense: { name: 'qr' },
  dots: { name: 'list' },
} satisfies Record<string, { name: IconName }>;
