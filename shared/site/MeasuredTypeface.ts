import { z } from 'zod';

const range = z.tuple([z.number(), z.number()]);

/** A font file of a typeface, from the source that the theme names. */
const measuredFile = z.strictObject({
  /** Path relative to the project's folder, or to the theme's. */
  path: z.string(),
  isBesideTheme: z.boolean(),
  /** The start of the file's SHA-256 hash. */
  hash: z.string(),
  /** Range of each axis of a variable font. */
  axes: z.record(z.string(), range),
});

/** The measurements of a typeface by `npm run fonts`. */
export const measuredTypefaceSchema = z.strictObject({
  /** The theme's entry that was measured. */
  source: z.strictObject({
    from: z.string(),
    bold: z.string().optional(),
    scripts: z.record(z.string(), z.string()).optional(),
  }),
  regular: measuredFile,
  bold: measuredFile.optional(),
  /** Fonts of further scripts, by ISO 15924 code, each with the characters that are taken from it (CSS `unicode-range`). */
  scripts: z.record(z.string(), measuredFile.extend({ range: z.string() })).optional(),
  /** Percent of the font size. */
  ascent: z.number(),
  descent: z.number(),
  /**
   * Width in percent of the same text in each system font: in regular and bold, in both at the width of the text of
   * controls, and in headings.
   */
  scales: z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
});

export type MeasuredTypeface = z.output<typeof measuredTypefaceSchema>;

/** The file that `npm run fonts` writes next to the font subsets. */
export const measuredTypefacesSchema = z.strictObject({
  sans: measuredTypefaceSchema,
  mono: measuredTypefaceSchema,
});

export type MeasuredTypefaces = z.output<typeof measuredTypefacesSchema>;
