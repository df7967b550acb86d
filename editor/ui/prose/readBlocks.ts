import type { BlockContent, DefinitionContent, Link, List, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { gfm } from 'micromark-extension-gfm';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import { joinNeighbors, type ProseMark, type ProseNode } from './ProseNode.ts';

/** Thrown for Markdown that has no counterpart in the editor. */
class Unknown extends Error {}

/**
 * The tree of a text. Placeholders such as {brand} are words, as they are for whoever writes them: the extension that
 * takes them for code is left out.
 */
export const parseMarkdown = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfm(), mdxJsx(), mdxMd()],
    mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown()],
  });

const textNode = (text: string, marks: readonly ProseMark[]): ProseNode[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }];

/** Whether two nodes, or lists of them, are equal. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An address that is written as it is, and becomes a link by itself. */
function isBareAddress({ children: [own], position: place }: Link): boolean {
  const length = (place?.end.offset ?? 0) - (place?.start.offset ?? 0);
  return place === undefined || (own?.type === 'text' && own.value.length === length);
}

/** Words with their marks, each run of the same marks as one node. */
const inline = (nodes: readonly PhrasingContent[]) =>
  joinNeighbors(wordsOf(nodes, []), (one, other) =>
    one.text !== undefined && other.text !== undefined && isSame(one.marks, other.marks)
      ? { ...one, text: one.text + other.text }
      : undefined,
  );

function wordsOf(nodes: readonly PhrasingContent[], marks: readonly ProseMark[]): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    const within = (mark: ProseMark) => wordsOf('children' in node ? node.children : [], [...marks, mark]);
    switch (node.type) {
      case 'text':
        return textNode(node.value.replace(/\s*\n\s*/g, ' '), marks);
      case 'inlineCode':
        return textNode(node.value, [...marks, { type: 'code' }]);
      case 'strong':
        return within({ type: 'bold' });
      case 'emphasis':
        return within({ type: 'italic' });
      case 'link':
        if (isBareAddress(node)) return wordsOf(node.children, marks);
        return within({ type: 'link', attrs: { href: node.url, title: node.title ?? null } });
      case 'break':
        return [{ type: 'hardBreak', ...(marks.length > 0 ? { marks } : {}) }];
      default:
        throw new Unknown(node.type);
    }
  });
}

function list({ ordered, start, spread, children }: List): ProseNode {
  const isSpread = spread === true || children.some((item) => item.spread);
  const items = children.map(({ checked, children: blocks }): ProseNode => {
    if (typeof checked === 'boolean') throw new Unknown('task');
    return { type: 'listItem', content: blocks.length > 0 ? blocks.map(block) : [{ type: 'paragraph' }] };
  });
  return ordered
    ? { type: 'orderedList', attrs: { start: start ?? 1, isSpread }, content: items }
    : { type: 'bulletList', attrs: { isSpread }, content: items };
}

function table({ align, children }: Table): ProseNode {
  const rows = children.map(
    (row, place): ProseNode => ({
      type: 'tableRow',
      content: row.children.map(
        (cell, column): ProseNode => ({
          type: place === 0 ? 'tableHeader' : 'tableCell',
          attrs: { align: align?.[column] ?? null },
          content: [{ type: 'paragraph', content: inline(cell.children) }],
        }),
      ),
    }),
  );
  return { type: 'table', content: rows };
}

function block(node: RootContent | BlockContent | DefinitionContent): ProseNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inline(node.children) };
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: inline(node.children) };
    case 'list':
      return list(node);
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map(block) };
    case 'code':
      if (node.meta) throw new Unknown('meta');
      return { type: 'codeBlock', attrs: { language: node.lang ?? null }, content: textNode(node.value, []) };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'table':
      return table(node);
    default:
      throw new Unknown(node.type);
  }
}

/** The blocks of a text as the editor holds them; undefined where it has no counterpart for one. */
export function blocksOf(nodes: readonly RootContent[]): ProseNode[] | undefined {
  try {
    return nodes.map(block);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/** Whether two texts are read as the same blocks. */
export function isSameProse(one: string, other: string): boolean {
  try {
    return isSame(blocksOf(parseMarkdown(one).children), blocksOf(parseMarkdown(other).children));
  } catch {
    return false;
  }
}
