/** Structure roles used in books and press releases, by their PDF 1.7 names. */
export type StructureRole =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Span'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Sect'
  | 'Formula'
  | 'Figure'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI'
  | 'Link';

/** Part of a page that belongs to an element, by its marked-content id in the page's content. */
export interface MarkedContent {
  /** From 0. */
  sheet: number;
  id: number;
}

/** An element of a book in reading order for assistive technology: headings, paragraphs, lists, tables and figures. */
export interface StructureElement {
  role: StructureRole;
  /** Alternative text for figures, charts and formulas. */
  alt?: string | undefined;
  /** Whether a header cell applies to its column or row. */
  scope?: 'Column' | 'Row' | undefined;
  kids: (StructureElement | MarkedContent)[];
}

export type StructureTraits = Pick<StructureElement, 'alt' | 'scope'>;
