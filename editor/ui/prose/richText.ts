import { Extension, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node as Block } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { moveBlock } from './moveBlock.ts';
import { type ProseNode, SOURCE } from './ProseNode.ts';
import { SourceBlock } from './SourceBlock.tsx';
import { storableBlocks, writeProse } from './writeProse.ts';

const Text = Node.create({ name: 'doc', topNode: true, content: `(block | ${SOURCE})+` });

/** A block that is kept as it is written, and changed by its form. */
const Source = Node.create({
  name: SOURCE,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-source'),
      renderHTML: ({ source }: Record<string, unknown>) => ({ 'data-source': source }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-source]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(SourceBlock),
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1),
    'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1),
  }),
});

/** Whether blank lines are between the entries of a list. */
const Spread = Extension.create({
  name: 'spread',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { isSpread: { default: false, rendered: false } } },
  ],
});

function placeholdersIn(doc: Block): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, place) => {
    for (const { index, 0: written } of (node.text ?? '').matchAll(/\{[^{}\s]+\}/g))
      found.push(
        Decoration.inline(place + index, place + index + written.length, { class: 'prose-placeholder' }),
      );
  });
  return DecorationSet.create(doc, found);
}

/** Sets words that the page fills in apart from those that it shows as they are. */
const Placeholders = Extension.create({
  name: 'placeholders',
  addProseMirrorPlugins: () => [
    new Plugin({
      state: {
        init: (_, { doc }) => placeholdersIn(doc),
        apply: (edit, before) => (edit.docChanged ? placeholdersIn(edit.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

const cells = { content: 'paragraph' };

/** What the texts of the site consist of. */
export const EXTENSIONS = [
  StarterKit.configure({
    document: false,
    code: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false },
  }),
  Text,
  Source,
  Spread,
  Placeholders,
  // Code can be bold, or a link.
  Code.extend({ excludes: '' }),
  Table,
  TableRow,
  TableHeader.extend(cells),
  TableCell.extend(cells),
];

/** The data of each block: a block stays one object while others are edited, so that only the edited one is made again. */
const data = new WeakMap<Block, ProseNode>();
const markdown = new WeakMap<ProseNode, string>();

function dataOf(block: Block): ProseNode {
  const own = data.get(block) ?? (block.toJSON() as ProseNode);
  data.set(block, own);
  return own;
}

/** The blocks of a text in the editor, as Markdown. */
export const writeBlocks = (doc: Block): string[] =>
  storableBlocks(doc.content.content.map(dataOf)).map((node) => {
    const text = markdown.get(node) ?? writeProse(node);
    markdown.set(node, text);
    return text;
  });
