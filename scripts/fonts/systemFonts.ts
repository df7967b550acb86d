import type { TypefaceName } from '../../shared/site/themeSchema.ts';

/**
 * Average width of a letter in fonts that most systems have, in font sizes: `xWidthAvg` of Capsize over `unitsPerEm`, of
 * the regular and the bold font. Arial is as wide as Helvetica and Liberation Sans, DejaVu Sans Mono as Menlo.
 */
export const SYSTEM_FONTS = {
  sans: {
    Arial: { regular: 0.446, bold: 0.48 },
    'DejaVu Sans': { regular: 0.508, bold: 0.574 },
  },
  mono: { 'DejaVu Sans Mono': { regular: 0.602, bold: 0.602 } },
} as const satisfies Record<TypefaceName, Record<string, { regular: number; bold: number }>>;
