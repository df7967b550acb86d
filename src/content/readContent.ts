import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './contentError.ts';
import { contentRoot } from './contentRoot.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Locale } from './locale.ts';
import { parseYaml } from './parseYaml.ts';
import { readFileText, withUnsavedFiles } from './unsavedTexts.ts';

/** Files under a content folder with one of the given extensions, in a stable order. */
export function listContent(folder: string, endings: readonly string[]): string[] {
  const root = join(contentRoot(), folder);
  let entries: string[];
  try {
    entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return withUnsavedFiles(root, entries)
    .filter((entry) => endings.some((ending) => entry.endsWith(ending)))
    .sort();
}

/** The locale whose facts a content file uses, by its path within the content folder. */
function localeOfFile(path: string): Locale {
  return /(?:^|\/)en-AE(?:\/|\.yaml$)/.test(path) ? 'en-AE' : 'en';
}

/**
 * Text of a content file with {brand}, {fact.…} and the other placeholders filled in. Throws ContentError for an
 * unknown one.
 *
 * @param locale whose facts to use, for a default-language file that a regional page is merged into
 */
export function readContentText(path: string, locale: Locale = localeOfFile(path)): string {
  const file = join(contentRoot(), path);
  return fillPlaceholders(readFileText(file), file, locale);
}

/**
 * Data of a YAML file in the content folder, and the file's path for messages. Throws ContentError.
 *
 * @param locale whose facts to use, for a default-language file that a regional one is merged into
 */
export function readYaml(path: string, locale?: Locale): { data: unknown; file: string } {
  const file = join(contentRoot(), path);
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
