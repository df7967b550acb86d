import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { CELL_BREAK } from '../../shared/search/cellBreak.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Elements inside a line of text; every other one begins a new line. */
const INLINE = new Set(
  'a abbr b bdi br cite code data em i kbd mark q s small span strong sub sup td th time u var wbr'.split(
    ' ',
  ),
);

/** Parts of a page’s content that are not its text. */
const NOT_TEXT = new Set(
  'aside button dialog form label nav noscript script select style svg template'.split(' '),
);

/** Where an element begins or ends. HTML has no such character. */
const EDGE = '\0';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A period that does not end a sentence: of an initial, as in “T. Reyes”, or of one of these words. */
const ABBREVIATED = /(?:^|\s)(?:\p{Lu}|Fig|Inc|No|vs)\.\s*$/u;

/** The sentences of a line. */
function split(line: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATED.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

function isText({ tagName, attrs, parentNode }: Element): boolean {
  const isHidden = attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'),
  );
  // Metadata next to an article’s title: minutes, dates, names.
  const isMetadata =
    tagName === 'dl' && parentNode && 'tagName' in parentNode && parentNode.tagName === 'header';
  return !isHidden && !isMetadata && !NOT_TEXT.has(tagName);
}

/** Collects the lines of text of a node’s children; the last line is open. */
function collect(parent: ParentNode, lines: string[]): void {
  const add = (text: string) => lines.push((lines.pop() ?? '') + text);
  let before: Node | undefined;
  for (const node of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(node)) add(node.value);
    if (defaultTreeAdapter.isElementNode(node) && isText(node)) {
      const isInline = INLINE.has(node.tagName);
      const isAfterElement = before !== undefined && defaultTreeAdapter.isElementNode(before);
      if (!isInline) lines.push('');
      if (isAfterElement || node.tagName === 'br' || node.tagName === 'span') add(' ');
      add(EDGE);
      collect(node, lines);
      add(node.tagName === 'td' || node.tagName === 'th' ? CELL_BREAK : EDGE);
      if (!isInline) lines.push('');
    }
    before = node;
  }
}

const tidy = (line: string) =>
  line
    // What only styling sets apart would run together into one word.
    .replace(/(?<=[\p{L}\p{N}.])\0+(?=\p{Lu})/gu, ' ')
    .replaceAll(EDGE, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .replace(/^[ ·]+|[ ·]+$/g, '');

/**
 * The text of a page’s content, a sentence each, as the search’s index and its excerpts have it. A heading, a point of a
 * list and a row of a table count as sentences.
 *
 * @param main HTML of the content
 */
export function sentencesOf(main: string): string[] {
  const lines: string[] = [''];
  collect(parseFragment(main), lines);
  return lines
    .map(tidy)
    .flatMap(split)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}
