import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { type Data, isFields, isList } from './Data.ts';
import { masked, unmasked } from './placeholderMask.ts';
import { renderItem } from './renderYaml.ts';
import { WriteAnew } from './WriteAnew.ts';
import { YamlEditor } from './YamlEditor.ts';

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
  const document = parseDocument(masked(text));
  const [error] = document.errors;
  if (error) throw error;
  return withTexts(document.toJS() as Data, unmasked);
}

function rewritten(text: string, data: Data): string {
  const editor = new YamlEditor(masked(text));
  const value = withTexts(data, masked);
  const { contents } = editor.document;
  const error = editor.source.attempt(() => editor.edit(contents, value, false));
  if (error === undefined) return unmasked(editor.source.result());
  if (!(error instanceof WriteAnew)) throw error;
  return unmasked(`${renderItem(value, -2)}\n`);
}

function says(text: string, data: Data): boolean {
  try {
    return isDeepStrictEqual(readYamlData(text), data);
  } catch {
    return false;
  }
}

function withoutAliases(text: string): string {
  const editor = new YamlEditor(masked(text));
  editor.writeOutAliases();
  return unmasked(editor.source.result());
}

/**
 * Rewrites YAML so that it parses to `data`. Comments, order, quotes and line breaks of whatever stays the same are
 * kept byte for byte; added parts are formatted like the rest of the site’s content. Throws if the result would parse
 * to anything else.
 */
export function rewriteYaml(text: string, data: Data): string {
  const isWindows = /\r\n/.test(text) && !/[^\r]\n/.test(text);
  const own = isWindows ? text.replaceAll('\r\n', '\n') : text;
  const wanted = withTexts(data, (one) => one);
  let result = rewritten(own, data);
  if (result === own) return text;
  // An alias repeats what was edited, or has moved above its anchor.
  if (!says(result, wanted) && /[&*]/.test(own)) result = rewritten(withoutAliases(own), data);
  if (!says(result, wanted))
    throw new Error('the edit cannot be written into this file without changing something else');
  return isWindows ? result.replaceAll('\n', '\r\n') : result;
}
