import { Document, isScalar, Scalar } from 'yaml';
import { type Data, isFields, isList } from './Data.ts';

/** Maximum length of a map or list on one line, in characters. */
const LONGEST_LINE = 90;

/** The quoting style of a text. */
export type ScalarStyle = Scalar.Type | undefined;

/** Where a text is written: within { } or [ ], or after a key at some column. */
export interface Place {
  inFlow: boolean;
  /** Column of the key or hyphen it belongs to, counted from 0. */
  column: number;
  /** Line length at which a folded text is wrapped. */
  width?: number;
}

const FORM = { lineWidth: 0, singleQuote: true } as const;

const pad = (column: number) => ' '.repeat(column);

/** Indents every line except the first; blank lines stay empty. */
const indented = (text: string, column: number) => text.replace(/\n(?=[^\n])/g, `\n${pad(column)}`);

/** Renders a text, number or boolean as YAML, in its previous style if that can represent it. */
export function renderScalar(value: Data, style: ScalarStyle, { inFlow, column, width = 0 }: Place): string {
  const scalar = new Scalar(value);
  // Quoting several lines would take escapes, and folding would change them; a single line needs no block.
  const isBlock = style === Scalar.BLOCK_LITERAL || style === Scalar.BLOCK_FOLDED;
  const isLong = typeof value === 'string' && value.includes('\n');
  if (style && !(isLong && !isBlock) && !(inFlow && isBlock)) scalar.type = style;
  const document = new Document(inFlow ? [scalar] : { k: scalar });
  if (!inFlow)
    return indented(document.toString({ ...FORM, lineWidth: width }).slice(3), column).replace(/\n$/, '');
  const list = document.contents as unknown as { flow: boolean };
  list.flow = true;
  return document.toString({ ...FORM, flowCollectionPadding: false }).slice(1, -2);
}

const renderKey = (key: string) => renderScalar(key, undefined, { inFlow: true, column: 0 });

/** Renders a value on one line, a map or list in braces or brackets. */
export function renderFlow(value: Data): string {
  if (isFields(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${renderKey(key)}: ${renderFlow(part)}`);
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  if (isList(value)) return `[${value.map(renderFlow).join(', ')}]`;
  return renderScalar(value, undefined, { inFlow: true, column: 0 });
}

const isPlain = (value: Data) => !isFields(value) && !isList(value) && !String(value).includes('\n');

/** Whether a value is short and simple enough for one line, such as a link or a list of a few words. */
function fitsOnLine(value: Data): boolean {
  const parts = isList(value) ? value : isFields(value) ? Object.values(value) : [];
  if (parts.length === 0) return true;
  if (!parts.every(isPlain) || (isFields(value) && parts.length > 3)) return false;
  if (isList(value) && parts.some((part) => typeof part === 'string' && part.length > 16)) return false;
  return renderFlow(value).length <= LONGEST_LINE;
}

/** Renders what follows a key's colon, on the same line or on the lines below it. */
export function renderAfterKey(value: Data, column: number): string {
  if (!isFields(value) && !isList(value))
    return ` ${renderScalar(value, undefined, { inFlow: false, column })}`;
  if (fitsOnLine(value)) return ` ${renderFlow(value)}`;
  const inner = column + 2;
  const lines = isFields(value)
    ? Object.entries(value).map(([key, part]) => renderPair(key, part, inner))
    : value.map((item) => `- ${renderItem(item, inner)}`);
  return `\n${lines.map((line) => pad(inner) + line).join('\n')}`;
}

/** Renders a field and its value. Lines after the first are indented to fit the column of the key. */
export const renderPair = (key: string, value: Data, column: number): string =>
  `${renderKey(key)}:${renderAfterKey(value, column)}`;

/** Renders a list entry without its hyphen, whose column is given. */
export function renderItem(value: Data, column: number, asFlow = false): string {
  if (asFlow || ((isFields(value) || isList(value)) && fitsOnLine(value) && !isSection(value)))
    return renderFlow(value);
  if (isFields(value))
    return Object.entries(value)
      .map(([key, part]) => renderPair(key, part, column + 2))
      .join(`\n${pad(column + 2)}`);
  if (isList(value))
    return value.map((item) => `- ${renderItem(item, column + 2)}`).join(`\n${pad(column + 2)}`);
  return renderScalar(value, undefined, { inFlow: false, column });
}

/** Sections are written as blocks even when they are short. */
const isSection = (value: Data) => isFields(value) && 'type' in value;

/** The quoting style of a node, if it is a text. */
export const styleOf = (node: unknown): ScalarStyle =>
  isScalar(node) && typeof node.value === 'string' ? node.type : undefined;
