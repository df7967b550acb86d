import { createHash } from 'node:crypto';
import { splitFrontMatter } from '../../src/content/readContent.ts';
import type { Data } from './Data.ts';
import { type Conflict, mergeData } from './mergeData.ts';
import { readYamlData, rewriteYaml } from './rewriteYaml.ts';

/** What a content file says: its fields, and for an MDX file the text below them. */
export interface FileContent {
  data: Data;
  /** Text of an MDX file, as Markdown. */
  body?: string | undefined;
}

/** Name of a state of a file: another one after any change. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

const hasBody = (path: string) => path.endsWith('.mdx');

/** Reads a content file’s text. Throws what the YAML parser says of malformed YAML. */
export function readFileContent(path: string, text: string): FileContent {
  if (!hasBody(path)) return { data: readYamlData(text) };
  const { frontMatter, body } = splitFrontMatter(text, path);
  return { data: readYamlData(frontMatter), body };
}

/** The text of a content file that says something else, with everything kept that stays the same. */
export function rewriteFile(path: string, text: string, { data, body }: FileContent): string {
  if (!hasBody(path)) return rewriteYaml(text, data);
  const { frontMatter, body: oldBody } = splitFrontMatter(text, path);
  const start = text.indexOf(frontMatter);
  const head = text.slice(0, start);
  const between = text.slice(start + frontMatter.length, text.length - oldBody.length);
  return head + rewriteYaml(frontMatter, data) + between + (body ?? oldBody);
}

/** An edit of a file: what it said when it was opened, and what it shall say. */
export interface FileEdit {
  /** Version of the file that was opened. */
  version: string;
  base: FileContent;
  now: FileContent;
}

/** The new text of a file, or where it contradicts what somebody else has saved meanwhile. */
export type SaveResult = { text: string } | { conflicts: readonly Conflict[] };

/**
 * Makes an edit in a file that may have changed since it was opened. Changes that do not touch each other are merged.
 *
 * @param text what the file says now
 */
export function applyEdit(path: string, text: string, { version, base, now }: FileEdit): SaveResult {
  if (versionOf(text) === version) return { text: rewriteFile(path, text, now) };
  const theirs = readFileContent(path, text);
  const whole = ({ data, body }: FileContent): Data => ({ data, ...(body === undefined ? {} : { body }) });
  const merged = mergeData(whole(base), whole(now), whole(theirs));
  if (merged.conflicts.length > 0)
    return { conflicts: merged.conflicts.map((one) => ({ ...one, path: one.path.slice(1) })) };
  return { text: rewriteFile(path, text, merged.data as unknown as FileContent) };
}
