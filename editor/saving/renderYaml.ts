import { Document, isScalar, Scalar } from 'yaml';
import { type Data, isFields, isList } from './Data.ts';

/** Longest map or list that is written on one line, in characters. */
const LONGEST_LINE = 90;

/** How a text was quoted. */
export type ScalarStyle = Scalar.Type | undefined;

/** Where a text goes: inside { } or [ ], or behind a key in some column. */
export interface Place {
  inFlow: boolean;
  /** Column of the key or hyphen it belongs to, from 0. */
  column: number;
  /** Length of the lines that a folded text has been broken into. */
  width?: number;
}

const FORM = { lineWidth: 0, singleQuote: true } as const;

const pad = (column: number) => ' '.repeat(column);

/** Indents every line but the first, and leaves empty lines empty. */
const indented = (text: string, column: number) => text.replace(/\n(?=[^\n])/g, `\n${pad(column)}`);

/** A text, number or truth value as YAML, in the style it had before where that can hold it. */
export function renderScalar(value: Data, style: ScalarStyle, { inFlow, column, width = 0 }: Place): string {
  const scalar = new Scalar(value);
  // Several lines cannot be quoted without escapes, or folded without changing them; one line needs no block.
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

/** A value on one line, in braces or brackets where it has parts. */
export function renderFlow(value: Data): string {
  if (isFields(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${renderKey(key)}: ${renderFlow(part)}`);
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  if (isList(value)) return `[${value.map(renderFlow).join(', ')}]`;
  return renderScalar(value, undefined, { inFlow: true, column: 0 });
}

const isPlain = (value: Data) => !isFields(value) && !isList(value) && !String(value).includes('\n');

/** Whether a careful writer would keep it on one line, such as a link, or a list of a few words. */
function fitsOnLine(value: Data): boolean {
  const parts = isList(value) ? value : isFields(value) ? Object.values(value) : [];
  if (parts.length === 0) return true;
  if (!parts.every(isPlain) || (isFields(value) && parts.length > 3)) return false;
  if (isList(value) && parts.some((part) => typeof part === 'string' && part.length > 16)) return false;
  return renderFlow(value).length <= LONGEST_LINE;
}

/** What stands behind a key and its colon: on the same line, or on lines of its own below it. */
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

/** A field with its value, whose lines below the first are indented for the column that its key is in. */
export const renderPair = (key: string, value: Data, column: number): string =>
  `${renderKey(key)}:${renderAfterKey(value, column)}`;

/** An entry of a list, behind its hyphen, which is in the given column. */
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

/** Sections are written in lines even when they are short. */
const isSection = (value: Data) => isFields(value) && 'type' in value;

/** The style of a node, if it is a text. */
export const styleOf = (node: unknown): ScalarStyle =>
  isScalar(node) && typeof node.value === 'string' ? node.type : undefined;
