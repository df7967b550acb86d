import type { FieldFault } from './fieldFaults.ts';

/** What the canvas shows of the open page. */
export interface PageView {
  head: string;
  headVersion: string;
  title: string;
  description: string;
  root: string;
  before: string;
  after: string;
  /** Markup of sections by the editor’s id of each. */
  sections: { readonly [id: string]: string };
  /** Markup of sections that are not in the page’s own file. */
  further: string;
  faults: readonly FieldFault[];
  /** Ids of the sections in the order in which faults number them. */
  ids: readonly string[];
}
