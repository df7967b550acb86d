import type { Nodes, RootContent } from 'mdast';
import type { StoredText } from '../../saving/keepUnchangedBlocks.ts';
import { type ProseNode, SOURCE } from './ProseNode.ts';
import { blocksOf, isSame, parseMarkdown } from './readBlocks.ts';
import { writeProse } from './writeProse.ts';

const sourceOf = (text: string, { position }: Nodes) =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** A block as the editor holds it, if what the editor writes for it would be read as the same again. */
function readBlock(node: RootContent): ProseNode | undefined {
  const [read] = blocksOf([node]) ?? [];
  return read && isSame(blocksOf(parseMarkdown(writeProse(read)).children), [read]) ? read : undefined;
}

/** Whether a block is a list that touches one of its kind: written in one way, they would be one list. */
function touchesList(blocks: readonly RootContent[], place: number): boolean {
  const own = blocks[place];
  return [blocks[place - 1], blocks[place + 1]].some(
    (other) => own?.type === 'list' && other?.type === 'list' && own.ordered === other.ordered,
  );
}

/** A text as it is stored, and as the editor holds it. Throws if it is not valid Markdown with components. */
export function readProse(text: string): { stored: StoredText; nodes: ProseNode[] } {
  let end = 0;
  const read = parseMarkdown(text).children.map((node, place, all) => {
    const source = sourceOf(text, node);
    const gap = text.slice(end, node.position?.start.offset);
    end = node.position?.end.offset ?? end;
    const own = (touchesList(all, place) ? undefined : readBlock(node)) ?? {
      type: SOURCE,
      attrs: { source },
    };
    return { own, stored: { source, gap, meaning: writeProse(own) } };
  });
  return {
    stored: { blocks: read.map(({ stored }) => stored), end: text.slice(end) },
    nodes: read.map(({ own }) => own),
  };
}
