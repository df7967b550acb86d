/** A mark on words: bold, italic, code, link. */
export interface ProseMark {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
}

/** A node of a text as the rich text editor holds it (ProseMirror’s JSON). */
export interface ProseNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly ProseNode[];
  marks?: readonly ProseMark[];
  text?: string;
}

/** The node of what the editor shows as a block of its own and keeps as it is written: components, and Markdown that it does not know. */
export const SOURCE = 'source';

/** Nodes in which two neighbors are one wherever they can be joined. */
export function joinNeighbors(
  nodes: readonly ProseNode[],
  join: (one: ProseNode, other: ProseNode) => ProseNode | undefined,
): ProseNode[] {
  const joined: ProseNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const both = last && join(last, node);
    if (both) joined[joined.length - 1] = both;
    else joined.push(node);
  }
  return joined;
}
