import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { attributeOf, type HtmlElement } from '../../server/forms/htmlTree.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose text is not prose: code is written as machines require it. */
const UNREAD = new Set(['script', 'style', 'template', 'code', 'pre', 'samp', 'kbd']);

/** Elements within a line of text; every other element starts a new text. */
const INLINE = new Set(
  'a abbr b bdi br cite data del dfn em i ins mark q s small span strong sub sup time u wbr label'.split(' '),
);

/** Those of them that may directly follow the preceding word. */
const JOINED = new Set(['a', 'sub', 'sup', 'wbr']);

const WORD_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'aria-description'];
const WORD_METADATA = new Set(['description', 'og:title', 'og:description']);

function* words(node: Node, line: { text: string }): Generator<string> {
  if (defaultTreeAdapter.isTextNode(node)) {
    line.text += node.value;
    return;
  }
  if (!('childNodes' in node)) return;
  const element = defaultTreeAdapter.isElementNode(node) ? node : undefined;
  if (element && UNREAD.has(element.tagName)) {
    line.text += ' ';
    return;
  }
  if (element) yield* attributesOf(element);
  const isInline = element !== undefined && INLINE.has(element.tagName);
  if (!isInline) yield* flush(line);
  // Parts of a line may be separated by style alone.
  else if (!JOINED.has(element.tagName)) line.text += ' ';
  for (const child of node.childNodes) yield* words(child, line);
  if (!isInline) yield* flush(line);
  else if (!JOINED.has(element.tagName)) line.text += ' ';
}

function* flush(line: { text: string }): Generator<string> {
  const text = line.text.replace(/\s+/g, ' ').trim();
  line.text = '';
  if (text !== '') yield text;
}

function* attributesOf(element: HtmlElement): Generator<string> {
  for (const name of WORD_ATTRIBUTES) {
    const value = attributeOf(element, name);
    if (value) yield value;
  }
  const property = attributeOf(element, 'name') ?? attributeOf(element, 'property');
  if (element.tagName === 'meta' && property !== undefined && WORD_METADATA.has(property))
    yield attributeOf(element, 'content') ?? '';
}

/**
 * Every text that is read on the page, shown as a search result or read aloud, in document order: one for each
 * paragraph, heading or cell. Initially hidden text is included, code is not.
 */
export function visibleTexts(html: string): string[] {
  // Parsed as without script, so that the menus’ panels are included.
  return [...words(parse(html, { scriptingEnabled: false }), { text: '' })];
}
