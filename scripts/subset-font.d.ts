declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  /** Subsets a font to the characters of a text, and its axes to a value or a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      preserveNameIds?: number[];
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
