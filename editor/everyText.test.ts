import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keepUnchangedBlocks } from './saving/keepUnchangedBlocks.ts';
import { type ProseNode, SOURCE } from './ui/prose/ProseNode.ts';
import { readProse } from './ui/prose/readProse.ts';
import { storableBlocks, writeProse } from './ui/prose/writeProse.ts';

const texts = globSync(['content/**/*.mdx', 'examples/*/content/**/*.mdx']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, ''),
}));

const read = texts.map(({ file, text }) => ({ file, text, ...readProse(text) }));

const NEW = 'Zebra ';

/** A block with a word put before its first one. */
function withWord(node: ProseNode): ProseNode {
  if (node.text !== undefined) return { ...node, text: `${NEW}${node.text}` };
  const content = node.content ?? [];
  const place = content.findIndex((one) => one.text !== undefined || (one.content ?? []).length > 0);
  return { ...node, content: content.map((one, index) => (index === place ? withWord(one) : one)) };
}

it('reads and writes every text of the site without changing a letter', () => {
  expect(texts.length).toBeGreaterThan(100);
  const changed = read.filter(
    ({ text, stored, nodes }) => keepUnchangedBlocks(stored, storableBlocks(nodes).map(writeProse)) !== text,
  );
  expect(changed.map(({ file }) => file)).toEqual([]);
});

it('keeps only components and pictures of these texts as they are written', () => {
  const sources = read.flatMap(({ nodes }) => nodes.filter(({ type }) => type === SOURCE));
  const others = sources.filter(({ attrs }) => !/^<[A-Z]|^!\[/.test(String(attrs?.['source'])));
  expect(others).toEqual([]);
});

it('changes only its line when a word is put into a block of any kind', () => {
  for (const { file, text, stored, nodes } of read) {
    const meanings = stored.blocks.map(({ meaning }) => meaning);
    const kinds = new Map(nodes.map((node, place) => [node.type, place]));
    kinds.delete(SOURCE);
    for (const place of kinds.values()) {
      const { source = '', meaning = '' } = stored.blocks[place] ?? {};
      const edited = writeProse(withWord(nodes[place] as ProseNode));
      const after = keepUnchangedBlocks(stored, meanings.with(place, edited));
      const start = text.lastIndexOf(source);
      const isEnough = after === text.slice(0, start) + edited + text.slice(start + source.length);
      // A table without its last cells gets them.
      const isLeast = source !== meaning || edited.replace(NEW, '') === source;
      expect({ file, edited, isEnough, isLeast }).toEqual({ file, edited, isEnough: true, isLeast: true });
    }
  }
});
