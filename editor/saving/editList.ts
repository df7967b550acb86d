import type { CST, YAMLSeq } from 'yaml';
import type { Data } from './Data.ts';
import { matchItems, originalOf } from './matchItems.ts';
import { renderFlow, renderItem } from './renderYaml.ts';
import type { SourceText } from './SourceText.ts';
import { WriteAnew } from './WriteAnew.ts';

/** What editing a list takes: YamlEditor, which in turn calls these functions. */
interface EntryEditor {
  readonly source: SourceText;
  dataOf(node: unknown): Data;
  startOf(node: unknown): number;
  endOf(node: unknown): number;
  editEntry(node: unknown, value: Data, inFlow: boolean, column: number): void;
}

const isSameOrder = (matches: readonly (number | undefined)[], length: number) =>
  matches.length === length && matches.every((from, index) => from === index);

/** Changes the entries of a list in brackets. */
export function editFlowList(editor: EntryEditor, list: YAMLSeq, values: readonly Data[]): void {
  const old = list.items.map((item) => editor.dataOf(item));
  const matches = matchItems(old, values);
  const edited = (from: number, value: Data) => {
    const node = list.items[from];
    return editor.source.edited(editor.startOf(node), editor.endOf(node), () =>
      editor.editEntry(node, value, true, 0),
    );
  };
  const [first, second] = list.items;
  const between =
    list.items.length > 1 ? editor.source.text.slice(editor.endOf(first), editor.startOf(second)) : ', ';
  if (!/^\s*,\s*$/.test(between)) throw new WriteAnew();
  const parts = values.map((value, index) => {
    const from = matches[index];
    return from === undefined ? renderFlow(value) : edited(from, value);
  });
  if (isSameOrder(matches, old.length)) {
    for (const [index, value] of values.entries()) editor.editEntry(list.items[index], value, true, 0);
    return;
  }
  editor.source.replace(editor.startOf(first), editor.endOf(list.items.at(-1)), parts.join(between));
}

/** An entry of a block list: its lines, including the comments directly above it. */
interface Chunk {
  start: number;
  end: number;
  node: unknown;
}

/** Offset of each entry’s hyphen. */
function hyphensOf(list: YAMLSeq): number[] {
  const token = list.srcToken as CST.BlockSequence | undefined;
  return (token?.items ?? []).flatMap(({ start }) => {
    const hyphen = start.find(({ type }) => type === 'seq-item-ind');
    return hyphen ? [hyphen.offset] : [];
  });
}

function chunksOf({ source }: EntryEditor, list: YAMLSeq): Chunk[] {
  const hyphens = hyphensOf(list);
  if (hyphens.length !== list.items.length) throw new WriteAnew();
  const chunks: Chunk[] = [];
  for (const [index, node] of list.items.entries()) {
    const hyphen = hyphens[index] as number;
    const line = source.lineStart(hyphen);
    if (source.text.slice(line, hyphen).trim() !== '') throw new WriteAnew();
    const before = chunks.at(-1)?.end;
    const blank =
      before === undefined ? '' : (/^(?:[ \t]*\n)*/.exec(source.text.slice(before, line))?.[0] ?? '');
    const start = before === undefined ? source.withCommentsAbove(line) : before + blank.length;
    const [, valueEnd = hyphen + 1] = (node as { range?: [number, number, number] } | null)?.range ?? [];
    chunks.push({ start, end: source.lineEnd(hyphen, Math.max(valueEnd, hyphen + 1)), node });
  }
  return chunks;
}

/** The white space that separates most entries. */
function usualGap(gaps: readonly string[]): string {
  const counts = Map.groupBy(gaps, (gap) => gap);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}

const closed = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** Changes the entries of a block list, whose lines begin with hyphens. Entries that move take their lines along. */
export function editBlockList(editor: EntryEditor, list: YAMLSeq, values: readonly Data[]): void {
  const { source } = editor;
  const old = list.items.map((item) => editor.dataOf(item));
  const matches = matchItems(old, values);
  const column = source.columnOf(hyphensOf(list)[0] ?? 0);
  if (isSameOrder(matches, old.length)) {
    for (const [index, value] of values.entries()) editor.editEntry(list.items[index], value, false, column);
    return;
  }
  const chunks = chunksOf(editor, list);
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (!first || !last) throw new WriteAnew();
  const gaps = chunks.slice(1).map(({ start }, index) => source.text.slice(chunks[index]?.end, start));
  const usual = usualGap(gaps);
  const edited = ({ start, end, node }: Chunk, value: Data) =>
    source.edited(start, end, () => editor.editEntry(node, value, false, column));
  const isFlow = list.items.length > 0 && list.items.every((item) => (item as { flow?: boolean }).flow);
  const written = (value: Data): string => {
    const original = chunks[originalOf(old, value) ?? -1];
    // Comments above an entry are not copied with it.
    if (original) return edited(original, value).replace(/^(?: *#.*\n)+/, '');
    return `${' '.repeat(column)}- ${renderItem(value, column, isFlow)}\n`;
  };
  const text = values.map((value, index) => {
    const from = matches[index];
    const own = closed(from === undefined ? written(value) : edited(chunks[from] as Chunk, value));
    if (index === values.length - 1) return own;
    const isNeighbor = from !== undefined && matches[index + 1] === from + 1;
    return own + (isNeighbor ? (gaps[from] ?? usual) : usual);
  });
  const isOpen = !source.text.slice(0, last.end).endsWith('\n');
  source.replace(first.start, last.end, isOpen ? text.join('').replace(/\n$/, '') : text.join(''));
}
