import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { type Data, isFields, isList } from './Data.ts';
import { DocumentEdit } from './DocumentEdit.ts';
import { masked, unmasked } from './placeholderMask.ts';

/** Applies a change to every text and key of some data. */
function withTexts(data: Data, change: (text: string) => string): Data {
  if (typeof data === 'string') return change(data);
  if (isList(data)) return data.map((item) => withTexts(item, change));
  if (!isFields(data)) return data;
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [change(name), withTexts(value, change)]));
}

/** Parses YAML, leaving placeholders as written. Throws the parser's error if it is malformed. */
export function readYamlData(text: string): Data {
  return withTexts(parsed(text).toJS() as Data, unmasked);
}

/** Long lines stay long, as texts of the site are written on one line each; so an edit of one changes one line. */
const CANONICAL_OPTIONS = {
  lineWidth: 0,
  singleQuote: true,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const;

/** The text of a document, with the line ends of the text that it was read from. */
function canonical(document: Document, source: string): string {
  const text = unmasked(document.toString(CANONICAL_OPTIONS));
  // The front matter of an MDX file ends without a line break.
  const own = source.endsWith('\n') ? text : text.replace(/\n$/, '');
  return source.includes('\r\n') ? own.replaceAll('\n', '\r\n') : own;
}

function parsed(text: string): Document.Parsed {
  const document = parseDocument(masked(text.replaceAll('\r\n', '\n')));
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

function says(text: string, data: Data): boolean {
  try {
    return isDeepStrictEqual(readYamlData(text), data);
  } catch {
    return false;
  }
}

/** The text that says some data; undefined where an alias that is kept has lost its anchor. */
function rewritten(text: string, data: Data, keepsAliases: boolean): string | undefined {
  const document = parsed(text);
  const edit = new DocumentEdit(document);
  if (!keepsAliases) edit.writeOutAliases();
  try {
    edit.write(withTexts(data, masked));
    return canonical(document, text);
  } catch (error) {
    if (keepsAliases) return undefined;
    throw error;
  }
}

/** The same YAML in the form that the editor writes. Throws the parser's error if it is malformed. */
export const canonicalYaml = (text: string): string => canonical(parsed(text), text);

/**
 * Rewrites YAML so that it parses to `data`. Comments, order and quotes of whatever stays the same are kept; everything is
 * written in the one form that all content files have. Throws if the result would parse to anything else.
 */
export function rewriteYaml(text: string, data: Data): string {
  const wanted = withTexts(data, (one) => one);
  if (says(text, wanted)) return text;
  // An alias may repeat what was edited, or have moved above its anchor: then it is written out.
  for (const keepsAliases of [true, false]) {
    const result = rewritten(text, data, keepsAliases);
    if (result !== undefined && says(result, wanted)) return result;
  }
  throw new Error('the edit cannot be written into this file without changing something else');
}
