import { z } from 'zod';

const range = z.tuple([z.number(), z.number()]);

/** One font file of a typeface, as found where the theme says that it comes from. */
const measuredFile = z.strictObject({
  /** Path from the project's folder, or from the theme's. */
  path: z.string(),
  isBesideTheme: z.boolean(),
  /** The start of the file's SHA-256 hash. */
  hash: z.string(),
  /** Range of each axis of a variable font. */
  axes: z.record(z.string(), range),
});

/** What `npm run fonts` finds out about a typeface. */
export const measuredTypefaceSchema = z.strictObject({
  /** The theme's entry that was measured. */
  source: z.strictObject({ from: z.string(), bold: z.string().optional() }),
  regular: measuredFile,
  bold: measuredFile.optional(),
  /** Percent of the font size. */
  ascent: z.number(),
  descent: z.number(),
  /**
   * Width in percent of that of the same text in a system font, for each system font: in regular and bold, in both as
   * narrow as the text of controls, and in headings.
   */
  scales: z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
});

export type MeasuredTypeface = z.output<typeof measuredTypefaceSchema>;

/** The file `npm run fonts` writes beside the cut fonts. */
export const measuredTypefacesSchema = z.strictObject({
  sans: measuredTypefaceSchema,
  mono: measuredTypefaceSchema,
});

export type MeasuredTypefaces = z.output<typeof measuredTypefacesSchema>;
