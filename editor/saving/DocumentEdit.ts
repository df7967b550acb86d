import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Data, type Fields, isFields, isList } from './Data.ts';
import { matchItems, originalOf } from './matchItems.ts';

/** Maximum length of a new map or list on one line, as JSON. */
const LONGEST_LINE = 90;

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** A copy of a node without its anchors, which only the original may have. */
function copyOf(node: Node): Node {
  const copy = node.clone() as Node;
  visit(copy as Scalar, {
    Node: (_, one) => {
      if ('anchor' in one) delete one.anchor;
    },
  });
  return copy;
}

/** Whether a new value is short and simple enough for one line, such as a link or a list of a few words. */
function fitsOnLine(value: Data): boolean {
  if (!isFields(value) && !isList(value)) return false;
  // Sections are written in lines even when they are short.
  if (isFields(value) && ('type' in value || Object.keys(value).length > 3)) return false;
  const longest = isList(value) ? 16 : LONGEST_LINE;
  const isWord = (part: Data) =>
    !isFields(part) && !isList(part) && !String(part).includes('\n') && String(part).length <= longest;
  return Object.values(value).every(isWord) && JSON.stringify(value).length <= LONGEST_LINE;
}

/** Changes the nodes of a document until they say other data, and keeps the comments of whatever stays. */
export class DocumentEdit {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Replaces the document's data. */
  write(value: Data): void {
    this.#document.contents = this.#edited(this.#document.contents, value);
    // Where the library cannot write a block, it would break other quotes at the line breaks of a text.
    visit(this.#document, {
      Scalar: (_, scalar, path) => {
        if (typeof scalar.value !== 'string' || !scalar.value.includes('\n')) return;
        const isInFlow = path.some((one) => isCollection(one) && one.flow);
        if (isInFlow || scalar.value.trim() === '') scalar.type = Scalar.QUOTE_DOUBLE;
      },
    });
  }

  /** Replaces every alias with a copy of what it repeats. */
  writeOutAliases(): void {
    visit(this.#document, {
      Alias: (_, alias) => {
        const source = alias.resolve(this.#document);
        return source && copyOf(source);
      },
    });
    visit(this.#document, {
      Node: (_, node) => {
        if ('anchor' in node) delete node.anchor;
      },
    });
  }

  #dataOf(node: Node | null): Data {
    return (node?.toJS(this.#document) ?? null) as Data;
  }

  /** The node that says a value: the given one, changed, or a new one in its place. */
  #edited(node: Node | null, value: Data): Node {
    if (node && isDeepStrictEqual(this.#dataOf(node), value)) return node;
    if (isAlias(node)) {
      const source = node.resolve(this.#document);
      return source ? this.#edited(copyOf(source), value) : this.#created(value);
    }
    if (isScalar(node) && !isFields(value) && !isList(value)) return this.#editedScalar(node, value);
    if (isMap(node) && isFields(value) && node.items.some((pair) => Object.hasOwn(value, keyOf(pair))))
      return this.#editedMap(node, value);
    if (isSeq(node) && isList(value) && node.items.length > 0 && value.length > 0)
      return this.#editedList(node, value);
    const { comment, commentBefore, spaceBefore } = node ?? {};
    return Object.assign(this.#created(value), { comment, commentBefore, spaceBefore });
  }

  #created(value: Data): Node {
    const node = this.#document.createNode(value, { aliasDuplicateObjects: false }) as Node;
    const shape = (made: unknown, data: Data): void => {
      if (!isCollection(made)) return;
      made.flow = fitsOnLine(data);
      if (isMap(made) && isFields(data))
        for (const pair of made.items) shape(pair.value, data[keyOf(pair)] ?? null);
      if (isSeq(made) && isList(data))
        for (const [index, item] of made.items.entries()) shape(item, data[index] ?? null);
    };
    shape(node, value);
    return node;
  }

  #editedScalar(node: Scalar, value: Data): Node {
    node.value = value;
    if (typeof value !== 'string') return node;
    const isOneLine = node.type === Scalar.PLAIN || node.type === Scalar.QUOTE_SINGLE;
    // A plain or single-quoted text would be broken where it has line breaks, and a block cannot be blank.
    if (value.trim() === '' || (isOneLine && value.includes('\n'))) delete node.type;
    return node;
  }

  #editedMap(map: YAMLMap, value: Fields): Node {
    const [head] = map.items;
    map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
    const names = Object.keys(value);
    for (const [index, name] of names.entries()) {
      const now = value[name] as Data;
      const pair = map.items.find((one) => keyOf(one) === name);
      if (pair) pair.value = this.#edited(pair.value as Node | null, now);
      else {
        const before = map.items.findIndex((one) => keyOf(one) === names[index - 1]);
        const key = this.#document.createNode(name);
        map.items.splice(before + 1, 0, this.#document.createPair(key, this.#created(now)));
      }
    }
    // The comment above the first field of a file is about the file.
    const [first] = map.items;
    if (map === this.#document.contents && head && first && first !== head) {
      const [from, to] = [head.key as Node, first.key as Node];
      to.commentBefore = [from.commentBefore, to.commentBefore].filter(Boolean).join('\n');
      to.spaceBefore = false;
      from.commentBefore = undefined as never;
    }
    return map;
  }

  #editedList(list: YAMLSeq, values: readonly Data[]): Node {
    const nodes = list.items as (Node | null)[];
    const old = nodes.map((node) => this.#dataOf(node));
    const matches = matchItems(old, values);
    const isSpaced = nodes.slice(1).some((node) => node?.spaceBefore);
    const isFlow = nodes.every((node) => isCollection(node) && node.flow);
    // A comment above the first entry is read as one about the list: it moves with the entry.
    if (matches[0] !== 0 && nodes[0] && list.commentBefore) {
      nodes[0].commentBefore = list.commentBefore;
      list.commentBefore = undefined as never;
    }
    const originals = values.map((value, index) =>
      matches[index] === undefined ? nodes[originalOf(old, value) ?? -1] : undefined,
    );
    const copies = originals.map((original) => {
      const copy = original && copyOf(original);
      // Comments above an entry are not copied with it.
      if (copy) copy.commentBefore = undefined as never;
      return copy;
    });
    list.items = values.map((value, index) => {
      const from = matches[index];
      const node = from === undefined ? copies[index] : nodes[from];
      const item = node ? this.#edited(node, value) : this.#created(value);
      if (!node && isFlow && isCollection(item)) item.flow = true;
      if (index === 0) item.spaceBefore = false;
      else if (from === undefined || from === 0) item.spaceBefore = isSpaced;
      return item;
    });
    return list;
  }
}
