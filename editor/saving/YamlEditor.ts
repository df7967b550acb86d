import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { type Data, type Fields, isFields, isList } from './Data.ts';
import { editBlockList, editFlowList } from './editList.ts';
import { renderFlow, renderItem, renderPair, renderScalar, styleOf } from './renderYaml.ts';
import { SourceText } from './SourceText.ts';
import { WriteAnew } from './WriteAnew.ts';

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = (node: unknown): number => {
  const [start] = (node as Node | null)?.range ?? [];
  if (start === undefined) throw new WriteAnew();
  return start;
};

/** Edits the text of a parsed document until it parses to other data. */
export class YamlEditor {
  readonly document: Document.Parsed;
  readonly source: SourceText;
  readonly #data = new Map<Node, Data>();

  constructor(text: string) {
    this.document = parseDocument(text, { keepSourceTokens: true });
    const [error] = this.document.errors;
    if (error) throw error;
    this.source = new SourceText(text);
    this.#note(this.document.contents, this.document.toJS() as Data);
  }

  /** The data of a node of the document. */
  dataOf(node: unknown): Data {
    return this.#data.get(node as Node) ?? null;
  }

  #note(node: unknown, data: Data): void {
    if (node === null) return;
    this.#data.set(node as Node, data);
    if (isMap(node) && isFields(data))
      for (const pair of node.items) this.#note(pair.value, data[keyOf(pair)] ?? null);
    if (isSeq(node) && isList(data))
      for (const [index, item] of node.items.entries()) this.#note(item, data[index] ?? null);
  }

  /** Expands every alias, so that each repetition can be edited separately. */
  writeOutAliases(): void {
    visit(this.document, {
      Pair: (_, pair) => {
        if (!isAlias(pair.value)) return;
        const start = startOf(pair.key);
        const text = renderPair(keyOf(pair), this.dataOf(pair.value), this.source.columnOf(start));
        this.source.replace(start, this.#endOfPair(pair), text);
      },
    });
  }

  /** Offset at which the text of a node ends, without trailing white space. */
  endOf(node: unknown): number {
    const start = startOf(node);
    const [, end = start] = (node as Node).range ?? [];
    return start + this.source.text.slice(start, end).trimEnd().length;
  }

  startOf(node: unknown): number {
    return startOf(node);
  }

  /** Changes the data of a node. Throws WriteAnew if its text cannot be kept. */
  edit(node: unknown, value: Data, inFlow: boolean): void {
    if (isDeepStrictEqual(this.dataOf(node), value)) return;
    if (isScalar(node) && !isFields(value) && !isList(value)) this.#editScalar(node, value, inFlow);
    else if (isMap(node) && isFields(value)) this.#editMap(node, value);
    else if (isSeq(node) && isList(value) && value.length > 0 && node.items.length > 0)
      node.flow ? editFlowList(this, node, value) : editBlockList(this, node, value);
    else throw new WriteAnew();
  }

  /** Changes the data of a list entry, rewriting it if its text cannot be kept. */
  editEntry(node: unknown, value: Data, inFlow: boolean, column: number): void {
    const error = this.source.attempt(() => this.edit(node, value, inFlow));
    if (error === undefined) return;
    if (!(error instanceof WriteAnew)) throw error;
    const text = inFlow ? renderFlow(value) : renderItem(value, column);
    this.source.replace(this.startOf(node), this.endOf(node), text);
  }

  #editScalar(node: Node, value: Data, inFlow: boolean): void {
    const [start, end] = [this.startOf(node), this.endOf(node)];
    // A key without a value has no text that could be replaced.
    if (start === end) throw new WriteAnew();
    const line = this.source.text.slice(this.source.lineStart(start), start);
    const column = /^(?: *- +)* */.exec(line)?.[0].length ?? 0;
    const style = typeof value === 'string' ? styleOf(node) : undefined;
    const isEntry = /^(?: *- +)+$/.test(line);
    const isFolded = style === Scalar.BLOCK_FOLDED;
    const lines = this.source.text.slice(start, end).split('\n').slice(1);
    const place = {
      inFlow,
      column: isEntry ? Math.max(0, column - 2) : column,
      width: isFolded ? Math.max(60, ...lines.map((one) => one.length)) - column : 0,
    };
    this.source.replace(start, end, renderScalar(value, style, place));
  }

  #editPair(pair: Pair, value: Data, inFlow: boolean): void {
    const error = this.source.attempt(() => this.edit(pair.value, value, inFlow));
    if (error === undefined) return;
    if (!(error instanceof WriteAnew)) throw error;
    const start = this.startOf(pair.key);
    const text = inFlow
      ? `${keyOf(pair)}: ${renderFlow(value)}`
      : renderPair(keyOf(pair), value, this.source.columnOf(start));
    this.source.replace(start, this.#endOfPair(pair), text);
  }

  #endOfPair({ key, value }: Pair): number {
    const [start, end] = (value as Node | null)?.range ?? [0, 0];
    if (value !== null && end > start) return this.endOf(value);
    const after = this.endOf(key);
    const [colon = ''] = /^\s*:/.exec(this.source.text.slice(after)) ?? [];
    return after + colon.length;
  }

  #editMap(map: YAMLMap, value: Fields): void {
    const removed = map.items.filter((pair) => !Object.hasOwn(value, keyOf(pair)));
    const known = new Set(map.items.map(keyOf));
    const added = Object.keys(value).filter((name) => !known.has(name));
    const kept = map.items.filter((pair) => !removed.includes(pair));
    if (kept.length === 0) throw new WriteAnew();
    if (map.flow && (removed.length > 0 || added.length > 0)) {
      this.#rebuildFlowMap(map, value);
      return;
    }
    for (const pair of kept) {
      const now = value[keyOf(pair)] as Data;
      if (!isDeepStrictEqual(this.dataOf(pair.value), now)) this.#editPair(pair, now, map.flow === true);
    }
    for (const pair of removed) this.#removePair(map, pair);
    this.#addPairs(map, value, { added, removed });
  }

  #rebuildFlowMap(map: YAMLMap, value: Fields): void {
    const [first, second] = map.items;
    const last = map.items.at(-1);
    if (!first || !last) throw new WriteAnew();
    const start = this.startOf(first.key);
    const between = second ? this.source.text.slice(this.#endOfPair(first), this.startOf(second.key)) : ', ';
    if (!/^\s*,\s*$/.test(between)) throw new WriteAnew();
    const parts = Object.entries(value).map(([name, now]) => {
      const pair = map.items.find((one) => keyOf(one) === name);
      if (!pair) return renderFlow({ [name]: now }).slice(2, -2);
      return this.source.edited(this.startOf(pair.key), this.#endOfPair(pair), () => {
        if (!isDeepStrictEqual(this.dataOf(pair.value), now)) this.#editPair(pair, now, true);
      });
    });
    this.source.replace(start, this.#endOfPair(last), parts.join(between));
  }

  /** Whether a field is on the line of a list entry's hyphen. */
  #isBehindHyphen(start: number): boolean {
    return this.source.text.slice(this.source.lineStart(start), start).trim() !== '';
  }

  #lineEndOf(pair: Pair): number {
    return this.source.lineEnd(this.startOf(pair.key), this.#endOfPair(pair));
  }

  #removePair(map: YAMLMap, pair: Pair): void {
    const start = this.startOf(pair.key);
    const end = this.#lineEndOf(pair);
    if (!this.#isBehindHyphen(start)) {
      const line = this.source.lineStart(start);
      // Comments above the first field of a file are about the file.
      const isFirst = map.items[0] === pair;
      this.source.replace(isFirst ? line : this.source.withCommentsAbove(line), end, '');
      return;
    }
    const next = map.items[map.items.indexOf(pair) + 1];
    if (!next) throw new WriteAnew();
    const after = this.startOf(next.key);
    if (this.source.text.slice(end, after).trim() !== '') throw new WriteAnew();
    this.source.replace(start, after, '');
  }

  #addPairs(
    map: YAMLMap,
    value: Fields,
    { added, removed }: { added: readonly string[]; removed: readonly Pair[] },
  ): void {
    const [first] = map.items;
    if (!first) throw new WriteAnew();
    const at = this.startOf(first.key);
    const column = this.source.columnOf(at);
    const names = Object.keys(value);
    for (const name of added) {
      const before = names.slice(0, names.indexOf(name)).findLast((one) => !added.includes(one));
      const anchor = map.items.find((pair) => keyOf(pair) === before);
      const text = renderPair(name, value[name] as Data, column);
      if (anchor) {
        const end = this.#lineEndOf(anchor);
        const isOpen = !this.source.text.slice(0, end).endsWith('\n');
        const line = ' '.repeat(column) + text;
        this.source.replace(end, end, isOpen ? `\n${line}` : `${line}\n`);
      } else {
        if (removed.includes(first)) throw new WriteAnew();
        this.source.replace(at, at, `${text}\n${' '.repeat(column)}`);
      }
    }
  }
}
