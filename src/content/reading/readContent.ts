import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ContentError } from '../files/contentError.ts';
import { contentFile, contentFolders } from '../files/contentRoot.ts';
import { type Locale, VARIANTS } from '../files/locale.ts';
import { parseYaml } from '../files/parseYaml.ts';
import { readFileText, withUnsavedFiles } from '../files/unsavedTexts.ts';
import { fillPlaceholders } from '../settings/fillPlaceholders.ts';

/** Files under a content folder with one of the given extensions, in a stable order. */
export function listContent(folder: string, endings: readonly string[]): string[] {
  const entries = contentFolders(folder).flatMap((root) => {
    try {
      return withUnsavedFiles(root, readdirSync(root, { recursive: true, encoding: 'utf8' }));
    } catch {
      return [];
    }
  });
  return [...new Set(entries)].filter((entry) => endings.some((ending) => entry.endsWith(ending))).sort();
}

/**
 * The locale of a content file, by its path within the content folder: a folder, or the end of its name before .yaml, is
 * named after it.
 */
export function localeOfFile(path: string): Locale {
  const parts = path.replace(/\.yaml$/, '').split(/[/.]/);
  return VARIANTS.find((locale) => parts.includes(locale)) ?? 'en';
}

/** Whether there is a file of a path within the content folder, saved or not. */
export function hasContent(path: string): boolean {
  const folder = dirname(path);
  return listContent(folder, [basename(path)]).includes(basename(path));
}

/** Text of a file. Throws ContentError if there is none. */
function textOf(file: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new ContentError([{ file, text: 'is missing: add the file' }]);
  }
}

/**
 * Text of a content file with {brand}, {fact.…} and the other placeholders filled in. Throws ContentError for an
 * unknown one, and for a file that is missing.
 *
 * @param locale whose facts to use, for a default-language file that a regional page is merged into
 */
export function readContentText(path: string, locale: Locale = localeOfFile(path)): string {
  const file = contentFile(path);
  return fillPlaceholders(textOf(file), file, locale);
}

/**
 * Data of a YAML file in the content folder, and the file's path for messages. Throws ContentError.
 *
 * @param locale whose facts to use, for a default-language file that a regional one is merged into
 */
export function readYaml(path: string, locale?: Locale): { data: unknown; file: string } {
  const file = contentFile(path);
  return { data: parseYaml(readContentText(path, locale), file), file };
}

/** Splits an MDX file into its front matter and its body. */
export function splitFrontMatter(text: string, file: string): { frontMatter: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (!match) {
    const message = /^---\r?\n/.test(text)
      ? 'the fields that begin here have no end: write --- on a line of its own below the last of them'
      : 'has no front matter: start the file with --- , the fields, and --- again';
    throw new ContentError([{ file, line: 1, text: message }]);
  }
  return { frontMatter: match[1] ?? '', body: match[2] ?? '' };
}
