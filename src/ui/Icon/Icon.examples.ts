import type { IconName } from './Icon.tsx';

/** Named examples: a plain stroke, a dense drawing, a filled ground of dots. */
export const iconExamples = {
  stroke: { name: 'arrow' },
  dense: { name: 'qr' },
  dots: { name: 'list' },
} satisfies Record<string, { name: IconName }>;
