import type { FieldFault } from './fieldFaults.ts';
import type { PointedText } from './findPointedField.ts';

/** What the canvas shows of the open page. */
export interface PageView {
  head: string;
  headVersion: string;
  title: string;
  description: string;
  /** The address at which visitors find the page. */
  address: string;
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
  /** What has been clicked, until its field is shown. */
  pointed?: PointedText | undefined;
  /** Ids of the sections that differ in the region whose page is shown; absent if there is none. */
  differing?: readonly string[];
}
