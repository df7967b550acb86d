import { type MdastNode, mdxToMdast } from 'satteri';
import type { TextRun } from '../ebooks/bookText.ts';
import type { ReportFace } from '../pdf/embedFont.ts';

/** A part of a page’s prose, ready to be typeset. */
export type ProseBlock =
  | { block: 'heading'; level: number; runs: TextRun[] }
  | { block: 'text'; runs: TextRun[] }
  | { block: 'quote'; blocks: ProseBlock[] }
  | { block: 'list'; first: number | undefined; items: ProseBlock[][] }
  | { block: 'table'; columns: string[]; rows: string[][] };

/** The attributes of a component that hold words, in reading order. */
const WORDS = ['title', 'text', 'caption'];

type Resolve = (href: string) => string;

const childrenOf = (node: MdastNode): readonly MdastNode[] =>
  'children' in node ? (node.children as readonly MdastNode[]) : [];

/** Text for the fonts’ encoding: one space for any white space, and plain digits for raised and lowered ones. */
const plain = (text: string) =>
  text.replace(/[ \t\n]+/g, ' ').replace(/[\u2070-\u209F]/g, (character) => character.normalize('NFKC'));

function runsIn(node: MdastNode, face: ReportFace, resolve: Resolve, href?: string): TextRun[] {
  const inner = (name: ReportFace, target = href) =>
    childrenOf(node).flatMap((child) => runsIn(child, name, resolve, target));
  switch (node.type) {
    case 'text':
      return [{ text: plain(node.value), face, href }];
    case 'inlineCode':
      return [{ text: plain(node.value), face: 'mono', href }];
    case 'break':
      return [{ text: ' ', face, href }];
    case 'strong':
      return inner('strong');
    case 'link':
      return inner(face, resolve(node.url));
    default:
      return inner(face);
  }
}

const textIn = (node: MdastNode) =>
  runsIn(node, 'text', String)
    .map(({ text }) => text)
    .join('');

function tableOf(node: MdastNode): ProseBlock {
  const [columns = [], ...rows] = childrenOf(node).map((row) => childrenOf(row).map(textIn));
  return { block: 'table', columns, rows };
}

function blocksIn(node: MdastNode, resolve: Resolve): ProseBlock[] {
  const inner = () => childrenOf(node).flatMap((child) => blocksIn(child, resolve));
  switch (node.type) {
    case 'heading':
      return [{ block: 'heading', level: node.depth, runs: runsIn(node, 'display', resolve) }];
    case 'paragraph':
      return [{ block: 'text', runs: runsIn(node, 'text', resolve) }];
    case 'code':
      return [{ block: 'text', runs: [{ text: plain(node.value), face: 'mono' }] }];
    case 'blockquote':
      return [{ block: 'quote', blocks: inner() }];
    case 'list':
      return [
        {
          block: 'list',
          first: node.ordered ? (node.start ?? 1) : undefined,
          items: childrenOf(node).map((item) =>
            childrenOf(item).flatMap((child) => blocksIn(child, resolve)),
          ),
        },
      ];
    case 'table':
      return [tableOf(node)];
    case 'mdxJsxFlowElement': {
      const words = node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && WORDS.includes(one.name) && typeof one.value === 'string'
          ? [one]
          : [],
      );
      const said = words.map(({ name, value }) => ({
        block: 'text' as const,
        runs: [
          { text: plain(String(value)), face: name === 'title' ? ('strong' as const) : ('text' as const) },
        ],
      }));
      return [...said, ...inner()];
    }
    default:
      return inner();
  }
}

const OPTIONS = { features: { gfm: true, smartPunctuation: true }, position: false };

/**
 * The blocks of a page’s prose. Components such as callouts are represented by their words.
 *
 * @param resolve returns the complete address of a link
 */
export function proseBlocks(text: string, resolve: Resolve): ProseBlock[] {
  return blocksIn(mdxToMdast(text, OPTIONS), resolve);
}

/** The runs of one line of copy with inline markup. */
export function inlineRuns(text: string, face: ReportFace, resolve: Resolve): TextRun[] {
  return childrenOf(mdxToMdast(text, OPTIONS)).flatMap((node) => runsIn(node, face, resolve));
}
