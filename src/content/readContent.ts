import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './contentError.ts';
import { CONTENT_ROOT } from './contentRoot.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Locale } from './locale.ts';
import { parseYaml } from './parseYaml.ts';

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

/** The locale whose facts a content file states, by its path below the content folder. */
function localeOfFile(path: string): Locale {
  return /(?:^|\/)en-AE(?:\/|\.yaml$)/.test(path) ? 'en-AE' : 'en';
}

/**
 * Text of a content file with {brand}, {fact.…} and the other placeholders filled in. Throws ContentError on an unknown
 * one.
 *
 * @param locale whose facts it states, for a file of the default language that a regional page is laid over
 */
export function readContentText(path: string, locale: Locale = localeOfFile(path)): string {
  const file = join(CONTENT_ROOT, path);
  return fillPlaceholders(readFileSync(file, 'utf8'), file, locale);
}

/**
 * Data of a YAML file below the content folder, and the file's path for what is said of it. Throws ContentError.
 *
 * @param locale whose facts it states, for a file of the default language that a regional one is laid over
 */
export function readYaml(path: string, locale?: Locale): { data: unknown; file: string } {
  const file = join(CONTENT_ROOT, path);
  return { data: parseYaml(readContentText(path, locale), file), file };
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
