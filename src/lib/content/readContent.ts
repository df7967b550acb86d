import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { fillSiteTokens } from '../../../config/site.ts';
import { ContentError } from './contentError.ts';
import { processWide } from './processWide.ts';
import { fieldIn, yamlFaults } from './yamlFaults.ts';

/** Where the content lies, relative to the folder that every script of this package runs in. */
export const CONTENT_ROOT = process.env['SITE_CONTENT'] ?? 'content';

/** Files below a folder of the content whose name ends in one of the given endings, in a stable order. */
export function listContent(folder: string, endings: readonly string[]): string[] {
  const root = join(CONTENT_ROOT, folder);
  let entries: string[];
  try {
    entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return entries.filter((entry) => endings.some((ending) => entry.endsWith(ending))).sort();
}

/** Line of the placeholder that a message names. */
function lineOfPlaceholder(file: string, message: string): number | undefined {
  const [placeholder] = /\{[a-zA-Z-]+\}/.exec(message) ?? [];
  if (placeholder === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  return text.slice(0, text.indexOf(placeholder)).split('\n').length;
}

/** Text of a content file with {brand} and the other placeholders filled in. Throws ContentError on an unknown one. */
export function readContentText(path: string): string {
  const file = join(CONTENT_ROOT, path);
  try {
    return fillSiteTokens(readFileSync(file, 'utf8'));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new ContentError([{ file, line: lineOfPlaceholder(file, text), text }]);
  }
}

/**
 * What texts say, as JSON. A build reads all content three times, in programs that share nothing but the process: the
 * check before it, Astro's settings, and the program that draws the pages.
 */
export const parsedTexts: Map<string, string> = processWide('site:parsed-yaml', () => new Map());

/** A message that repeats the text of a line, with that text as the file has it: {brand}, not the brand. */
function asWritten(message: string, filled: string, file: string, line: number): string {
  if (!existsSync(file)) return message;
  const own = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  const [value, written] = [fieldIn(filled)?.value, fieldIn(own)?.value];
  return value === undefined || written === undefined ? message : message.replace(value, () => written);
}

/**
 * Parses YAML. Throws ContentError with line and remedy when it is malformed.
 *
 * @param firstLine number of the text's first line within its file
 */
export function parseYaml(text: string, file: string, firstLine = 1): unknown {
  const known = parsedTexts.get(text);
  if (known !== undefined) return JSON.parse(known);
  const document = parseDocument(text);
  const faults = yamlFaults(text, document);
  if (faults.length > 0)
    throw new ContentError(
      faults.map(({ line, text: said }) => ({
        file,
        line: line + firstLine - 1,
        text: asWritten(said, text.split('\n')[line - 1] ?? '', file, line + firstLine - 1),
      })),
    );
  const value: unknown = document.toJS();
  parsedTexts.set(text, JSON.stringify(value ?? null));
  return value;
}

/** Data of a YAML file below the content folder, and the file's path for what is said of it. Throws ContentError. */
export function readYaml(path: string): { data: unknown; file: string } {
  const file = join(CONTENT_ROOT, path);
  return { data: parseYaml(readContentText(path), file), file };
}

/** Splits an MDX file into its front matter and its body. */
export function splitFrontMatter(text: string, file: string): { frontMatter: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (!match)
    throw new ContentError([
      { file, line: 1, text: 'has no front matter: start the file with --- , the fields, and --- again' },
    ]);
  return { frontMatter: match[1] ?? '', body: match[2] ?? '' };
}
