import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from 'parse5';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const MARK = BUILD_MARKS.panel;

function findPanel(node: Node): Element | undefined {
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child) && child.attrs.some(({ name }) => name === MARK))
      return child;
    const found = findPanel(child);
    if (found) return found;
  }
  return undefined;
}

/** HTML of the part of a document that is shown on other pages, or undefined. */
export function panelOf(html: string): string | undefined {
  if (!html.includes(MARK)) return undefined;
  const panel = findPanel(parse(html));
  return panel && serializeOuter(panel);
}

/** Records in the document where that part’s rules and the script for its form are. */
export function markPanel(html: string, styles: string, script: string): string {
  return html.replace(`${MARK}=""`, () => `${MARK}="" data-styles="${styles}" data-script="${script}"`);
}
