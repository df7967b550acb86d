/** Roles that elements of a book have, by the names of PDF 1.7. */
export type StructureRole =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
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

/** Part of a page that belongs to an element, by the number that its marks have in the page's content. */
export interface MarkedContent {
  /** From 0. */
  sheet: number;
  id: number;
}

/** An element of a book as assistive technology reads it: headings, paragraphs, lists, tables and figures, in order. */
export interface StructureElement {
  role: StructureRole;
  /** What is said in place of the content, for figures, charts and formulas. */
  alt?: string | undefined;
  /** What a header cell heads. */
  scope?: 'Column' | 'Row' | undefined;
  kids: (StructureElement | MarkedContent)[];
}

export type StructureTraits = Pick<StructureElement, 'alt' | 'scope'>;
