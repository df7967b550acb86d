import type { AlignType, BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { joinNeighbors, type ProseMark, type ProseNode, SOURCE } from './ProseNode.ts';
import { isSameProse } from './readBlocks.ts';

const isCode = ({ marks = [] }: ProseNode) => marks.some(({ type }) => type === 'code');

const isMark = (one: ProseMark, other: ProseMark) => JSON.stringify(one) === JSON.stringify(other);

const has = (node: ProseNode, mark: ProseMark) => (node.marks ?? []).some((one) => isMark(one, mark));

/** How many of the first nodes have a mark. */
function runOf(nodes: readonly ProseNode[], mark: ProseMark): number {
  const end = nodes.findIndex((node) => !has(node, mark));
  return end === -1 ? nodes.length : end;
}

const textOf = ({ text = '' }: ProseNode) => text;

const without = (node: ProseNode, mark: ProseMark): ProseNode => ({
  ...node,
  marks: (node.marks ?? []).filter((one) => !isMark(one, mark)),
});

/** Nodes whose first or last one begins or ends with spaces, with these as nodes of their own that lack the mark. */
function setSpacesApart(run: readonly ProseNode[], mark: ProseMark): [ProseNode[], ProseNode[], ProseNode[]] {
  const own = [...run];
  const before: ProseNode[] = [];
  const after: ProseNode[] = [];
  for (let first = own[0]; first && !isCode(first) && /^\s/.test(textOf(first)); first = own[0]) {
    const rest = textOf(first).trimStart();
    before.push({ ...without(first, mark), text: textOf(first).slice(0, -rest.length || undefined) });
    if (rest === '') own.shift();
    else own[0] = { ...first, text: rest };
  }
  for (let last = own.at(-1); last && !isCode(last) && /\s$/.test(textOf(last)); last = own.at(-1)) {
    const rest = textOf(last).trimEnd();
    after.unshift({ ...without(last, mark), text: textOf(last).slice(rest.length) });
    if (rest === '') own.pop();
    else own[own.length - 1] = { ...last, text: rest };
  }
  return [before, own, after];
}

const wrap = ({ type, attrs }: ProseMark, children: PhrasingContent[]): PhrasingContent => {
  if (type === 'link')
    return {
      type: 'link',
      url: String(attrs?.['href'] ?? ''),
      title: attrs?.['title'] == null ? null : String(attrs['title']),
      children,
    };
  return { type: type === 'bold' ? 'strong' : 'emphasis', children };
};

/** Words with marks as a tree, in which the mark of the longest run is outermost. */
function nest(nodes: readonly ProseNode[]): PhrasingContent[] {
  const [first, ...rest] = nodes;
  if (!first) return [];
  const [mark] = (first.marks ?? [])
    .filter(({ type }) => type !== 'code')
    .sort((one, other) => runOf(nodes, other) - runOf(nodes, one));
  if (mark) {
    const run = nodes.slice(0, runOf(nodes, mark));
    const [before, own, after] = setSpacesApart(run, mark);
    const inner = own.map((node) => without(node, mark));
    return [
      ...nest(before),
      ...(inner.length > 0 ? [wrap(mark, nest(inner))] : []),
      ...nest([...after, ...nodes.slice(run.length)]),
    ];
  }
  if (first.type === 'hardBreak') return [{ type: 'break' }, ...nest(rest)];
  const value = textOf(first);
  return [isCode(first) ? { type: 'inlineCode', value } : { type: 'text', value }, ...nest(rest)];
}

/** Words in which code is one piece, with the marks of its beginning: Markdown reads two that touch as one. */
const joinCode = (nodes: readonly ProseNode[]) =>
  joinNeighbors(nodes, (one, other) =>
    isCode(one) && isCode(other) ? { ...one, text: textOf(one) + textOf(other) } : undefined,
  );

/** The words of a block, without spaces and line breaks around them, which Markdown would not show. */
function inline({ content = [] }: ProseNode): PhrasingContent[] {
  const own = joinCode(content);
  const isBlank = (node: ProseNode | undefined) =>
    node !== undefined &&
    (node.type === 'hardBreak' || (node.marks ?? []).length === 0) &&
    !textOf(node).trim();
  while (isBlank(own[0])) own.shift();
  while (isBlank(own.at(-1))) own.pop();
  const trim = (place: number, how: (text: string) => string) => {
    const node = own.at(place);
    if (node?.text !== undefined) own.splice(place, 1, { ...node, text: how(node.text) });
  };
  trim(0, (text) => text.trimStart());
  trim(-1, (text) => text.trimEnd());
  return nest(own);
}

const attribute = ({ attrs }: ProseNode, name: string) => attrs?.[name];

const childrenOf = ({ content = [] }: ProseNode) => content;

const blocks = (node: ProseNode) => childrenOf(node).map(block) as BlockContent[];

function list(node: ProseNode): RootContent {
  const spread = attribute(node, 'isSpread') === true;
  const ordered = node.type === 'orderedList';
  return {
    type: 'list',
    ordered,
    ...(ordered ? { start: Number(attribute(node, 'start') ?? 1) } : {}),
    spread,
    children: childrenOf(node).map((item): ListItem => {
      const children = blocks(item);
      const paragraphs = children.filter(({ type }) => type === 'paragraph').length;
      return { type: 'listItem', spread: spread || paragraphs > 1, children };
    }),
  };
}

function table(node: ProseNode): RootContent {
  const rows = childrenOf(node);
  return {
    type: 'table',
    align: childrenOf(rows[0] ?? node).map((cell) => (attribute(cell, 'align') ?? null) as AlignType),
    children: rows.map(
      (row): TableRow => ({
        type: 'tableRow',
        children: childrenOf(row).map((cell) => ({
          type: 'tableCell',
          children: childrenOf(cell)
            .flatMap(inline)
            .map((one) => (one.type === 'break' ? { type: 'text', value: ' ' } : one)),
        })),
      }),
    ),
  };
}

function block(node: ProseNode): RootContent {
  switch (node.type) {
    case 'heading':
      return {
        type: 'heading',
        depth: Number(attribute(node, 'level')) as 2,
        children: inline(node).map((one) => (one.type === 'break' ? { type: 'text', value: ' ' } : one)),
      };
    case 'bulletList':
    case 'orderedList':
      return list(node);
    case 'blockquote':
      return { type: 'blockquote', children: blocks(node) };
    case 'codeBlock':
      return {
        type: 'code',
        lang: (attribute(node, 'language') ?? null) as string | null,
        value: childrenOf(node).map(textOf).join(''),
      };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'table':
      return table(node);
    case SOURCE:
      return { type: 'html', value: String(attribute(node, 'source') ?? '') };
    default:
      return { type: 'paragraph', children: inline(node) };
  }
}

/** A table whose second line has three hyphens for each column, as they are commonly written. */
const withHyphens = (table: string) =>
  table
    .split('\n')
    .map((row, place) => (place === 1 ? row.replace(/-+/g, '---') : row))
    .join('\n');

/** Markdown in the way of the site's texts; as plain as it is typed, or with everything escaped that could be a mark. */
function print(node: RootContent, isPlain: boolean): string {
  const text = toMarkdown(
    { type: 'root', children: [node] },
    {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      extensions: [
        gfmToMarkdown({ tablePipeAlign: false }),
        mdxJsxToMarkdown(),
        {
          handlers: {
            text: ({ value }, _parent, state, info) =>
              isPlain ? value : state.safe(value, { ...info, encode: ['<'] }).replaceAll('&#x3C;', '&lt;'),
          },
        },
      ],
    },
  ).trimEnd();
  return node.type === 'table' ? withHyphens(text) : text;
}

/** Markdown without the escapes that it would be read the same without. */
function withoutNeedlessEscapes(text: string): string {
  let lean = text;
  for (let at = text.lastIndexOf('\\'); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('\\', at - 1)) {
    const next = lean.slice(0, at) + lean.slice(at + 1);
    if (isSameProse(next, text)) lean = next;
  }
  return lean;
}

/** The Markdown of a block. Characters are only escaped where they would be read as marks. */
export function writeProse(node: ProseNode): string {
  const own = block(node);
  const plain = print(own, true);
  if (node.type === SOURCE) return plain;
  const escaped = print(own, false);
  return plain === escaped || isSameProse(plain, escaped) ? plain : withoutNeedlessEscapes(escaped);
}

const isList = ({ type }: ProseNode) => type === 'bulletList' || type === 'orderedList';

const isEmpty = ({ type, content = [] }: ProseNode) => type === 'paragraph' && content.length === 0;

/** Blocks as they are stored: without empty paragraphs, and with lists that touch as one, as which they would be read. */
export const storableBlocks = (nodes: readonly ProseNode[]): ProseNode[] =>
  joinNeighbors(
    nodes.filter((node) => !isEmpty(node)),
    (one, other) =>
      one.type === other.type && isList(one)
        ? { ...one, content: [...childrenOf(one), ...childrenOf(other)] }
        : undefined,
  );
