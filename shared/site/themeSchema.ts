import { z } from 'zod';
import { brandNameSchema } from './brand.ts';
import { contrast, nearestWithContrast } from './contrast.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color as #13212b: a hash and six digits');
const ink = z
  .string()
  .regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/, 'must be a color as #13212b, with two more digits for its opacity')
  .optional();

const shared = {
  action: color.describe('the primary button'),
  'action-hover': color,
  'on-action': color.describe('text on the primary button'),
};

const roles = {
  ground: color.describe('the page'),
  raised: color.describe('cards and panels'),
  sunk: color.describe('bands and wells'),
  'sunk-strong': color.describe('wells within wells'),
  ink: color.describe('text and structure'),
  'ink-soft': color.describe('body text next to headings'),
  'ink-faint': color.describe('notes'),
  cmms: color.describe('text of the first product'),
  'cmms-live': color.describe('its lines and fills'),
  'cmms-wash': color.describe('its fill behind text'),
  energy: color.describe('text of the second product'),
  'energy-live': color,
  'energy-wash': color,
  cold: color.describe('text of the third product'),
  'cold-live': color,
  'cold-wash': color,
  alarm: color.describe('errors and alarms, as text'),
  'alarm-wash': color,
  focus: color.describe('the focus ring'),
};

export type ColorRole = keyof typeof roles | keyof typeof shared;
export type ThemeTone = 'day' | 'night';

const drawingInks = z.strictObject({
  figure: ink.describe('people'),
  glass: ink,
  canopy: ink.describe('trees'),
  lit: ink.describe('windows at night'),
  'cmms-wash': ink,
  'energy-wash': ink,
  'cold-wash': ink,
});

const fontSource = z
  .string()
  .regex(
    /^(?:@[\w.-]+\/)?[\w./-]+$/,
    'must be a package such as @fontsource-variable/figtree, or a font file next to the theme such as fonts/harbor.woff2',
  )
  .describe(
    'a font package such as @fontsource-variable/figtree, or a file (woff2, ttf, otf) with its path from the theme’s folder',
  );

const typeface = z.strictObject({
  from: fontSource,
  bold: fontSource.optional().describe('the bold font, unless the typeface is one variable font'),
  scripts: z
    .record(
      z.string().regex(/^[A-Z][a-z]{3}$/, 'must be a script as ISO 15924 writes it, such as Arab'),
      fontSource,
    )
    .optional()
    .describe('the font of a script that the typeface lacks: Arab for Arabic, Cyrl for Cyrillic'),
});

/** Colors of text or graphics, their backgrounds, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [ColorRole, readonly ColorRole[], number][] = [
  ['ink', ['ground', 'raised', 'sunk', 'sunk-strong', 'cmms-wash', 'energy-wash', 'cold-wash'], 4.5],
  ['ink-soft', ['ground', 'raised', 'sunk'], 4.5],
  ['ink-faint', ['ground', 'raised'], 4.5],
  ['cmms', ['ground', 'raised', 'cmms-wash'], 4.5],
  ['energy', ['ground', 'raised', 'energy-wash'], 4.5],
  ['cold', ['ground', 'raised', 'cold-wash'], 4.5],
  ['alarm', ['ground', 'raised', 'alarm-wash'], 4.5],
  ['on-action', ['action', 'action-hover'], 4.5],
  ['focus', ['ground', 'raised', 'sunk'], 3],
];

/** The color pairs with too little contrast, one sentence each, with the closest color that would pass. */
export function contrastFaults(
  colors: Readonly<Partial<Record<ColorRole, string>>>,
): { role: ColorRole; text: string }[] {
  return pairs.flatMap(([role, grounds, least]) =>
    grounds.flatMap((ground) => {
      const [over, below] = [colors[role], colors[ground]];
      if (over === undefined || below === undefined) return [];
      const found = contrast(over, below);
      if (found >= least) return [];
      const passing = nearestWithContrast(over, below, least);
      const remedy = passing === undefined ? `change ${ground}` : `the nearest that passes is ${passing}`;
      const ratio = (Math.floor(found * 100) / 100).toFixed(2);
      return [
        {
          role,
          text: `${over} on ${ground} ${below} has a contrast of ${ratio}:1 and needs ${least}:1: ${remedy}`,
        },
      ];
    }),
  );
}

/** Reports color pairs of a tone that have too little contrast. */
const readable = (colors: Readonly<Partial<Record<ColorRole, string>>>, context: z.core.$RefinementCtx) => {
  for (const { role, text } of contrastFaults(colors))
    context.addIssue({ code: 'custom', path: [role], message: text });
};

const day = z.strictObject({ ...roles, ...shared }).superRefine(readable);
const night = z.strictObject(roles).superRefine(readable);

const shareCards = z.strictObject({
  tone: z
    .enum(['page', 'day', 'night'])
    .default('page')
    .describe('colors of the pictures that are shown when a page is shared; page: those of the page'),
  picture: z
    .string()
    .regex(/^(?:drawing|none|.+\.(?:jpe?g|png|webp))$/i, 'must be drawing, none, or a photograph')
    .default('drawing')
    .describe('next to the title: drawing, none, or a photograph in content/media, such as photos/roof.jpg'),
});

const pdfs = z.strictObject({
  paper: z.enum(['ground', 'white']).default('ground').describe('color of the sheets'),
  band: z
    .enum(['ink', 'action'])
    .default('ink')
    .describe('color of the header of reports and of the back cover of e-books'),
});

/** The theme: colors, typefaces, mark and radii of everything in a build. */
const themeFields = z.strictObject({
  name: brandNameSchema.describe('the brand, wherever content says {brand}'),
  mark: z.strictObject({
    box: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
    path: z.string().regex(/^[Mm][\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]+$/, 'must be the path data of an SVG'),
  }),
  favicon: z
    .string()
    .regex(/\.svg$/i, 'must be an SVG file in content/media, such as icons/harbor.svg')
    .optional()
    .describe('an SVG file in content/media that tabs show instead of the mark'),
  colors: z.strictObject({ day, night }),
  typefaces: z
    .strictObject({
      sans: typeface.describe('all text'),
      mono: typeface.describe('figures, codes and the text of drawings'),
    })
    .describe('npm run fonts makes subsets of them and measures them'),
  radii: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
  sheetRadius: z
    .number()
    .min(0)
    .default(0)
    .describe('px, for photographs and cards; their corners are square without it'),
  drawings: z.strictObject({ day: drawingInks.default({}), night: drawingInks.default({}) }).prefault({}),
  shareCards: shareCards.prefault({}),
  pdfs: pdfs.prefault({}),
});

/** The color of the sheets of PDFs. */
export const paperOf = ({ colors, pdfs }: Pick<z.output<typeof themeFields>, 'colors' | 'pdfs'>): string =>
  pdfs.paper === 'white' ? '#ffffff' : colors.day.ground;

export const themeSchema = themeFields.superRefine((theme, context) => {
  const band = theme.colors.day[theme.pdfs.band];
  if (contrast(paperOf(theme), band) < 4.5)
    context.addIssue({
      code: 'custom',
      path: ['pdfs', 'band'],
      message: `text in ${paperOf(theme)} on ${band} has a contrast of less than 4.5:1: ${nearestWithContrast(band, paperOf(theme), 4.5)} would pass; take ink, or make the button darker`,
    });
});

export type Theme = z.output<typeof themeSchema>;
export type TypefaceName = keyof Theme['typefaces'];
export type TypefaceSource = Theme['typefaces'][TypefaceName];
