import { createHash } from 'node:crypto';
import { splitFrontMatter } from '../../src/content/reading/readContent.ts';
import type { Data } from './Data.ts';
import { type Conflict, type Decision, mergeData } from './mergeData.ts';
import { canonicalYaml, readYamlData, rewriteYaml } from './rewriteYaml.ts';

/** A parsed content file: its fields, and for an MDX file the text below them. */
export interface FileContent {
  data: Data;
  /** Body of an MDX file, as Markdown. */
  body?: string | undefined;
}

/** Version of a file: a hash of its text. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

const hasBody = (path: string) => path.endsWith('.mdx');

/** Parses a content file. Throws the YAML parser's error if it is malformed. */
export function readFileContent(path: string, text: string): FileContent {
  if (!hasBody(path)) return { data: readYamlData(text) };
  const { frontMatter, body } = splitFrontMatter(text, path);
  return { data: readYamlData(frontMatter), body };
}

/** A content file whose YAML is changed, and the text below it if there is another one. */
function withYaml(path: string, text: string, change: (yaml: string) => string, body?: string): string {
  if (!hasBody(path)) return change(text);
  const { frontMatter, body: oldBody } = splitFrontMatter(text, path);
  const start = text.indexOf(frontMatter);
  const head = text.slice(0, start);
  const between = text.slice(start + frontMatter.length, text.length - oldBody.length);
  return head + change(frontMatter) + between + (body ?? oldBody);
}

/** Rewrites a content file for other data; whatever stays the same is kept as written. */
export const rewriteFile = (path: string, text: string, { data, body }: FileContent): string =>
  withYaml(path, text, (yaml) => rewriteYaml(yaml, data), body);

/** A content file in the form that saving gives it, so that an edit changes nothing else. */
export const tidyFile = (path: string, text: string): string => withYaml(path, text, canonicalYaml);

/** An edit of a file: its data when it was opened, and its data now. */
export interface FileEdit {
  /** Version of the file when it was opened. */
  version: string;
  base: FileContent;
  now: FileContent;
  /** What was decided about conflicts with a version that somebody else has saved. */
  decided?: { version: string; decisions: readonly Decision[] } | undefined;
}

/** Conflicts with the version of a file that somebody else has saved in the meantime. */
export interface Conflicts {
  version: string;
  conflicts: readonly Conflict[];
}

/** The new text of a file, or its conflicts. */
export type SaveResult = { text: string } | Conflicts;

const PARAGRAPH = '\n\n';

/** The empty lines before a text and after it. */
const EDGES = /^\n+|\n+$/g;

/** A file’s content as one piece of data, in which a text is a list of its paragraphs. */
const whole = ({ data, body }: FileContent): Data => ({
  data,
  ...(body === undefined ? {} : { body: body.replace(EDGES, '').split(PARAGRAPH) }),
});

/** A text of these paragraphs, with as many empty lines around it as another one has. */
const bodyOf = (paragraphs: readonly string[], like = '') =>
  like.trim() === ''
    ? `\n${paragraphs.join(PARAGRAPH)}\n`
    : like.replace(/\S[\s\S]*\S|\S/, () => paragraphs.join(PARAGRAPH));

/**
 * Applies an edit to a file that may have changed since it was opened. Changes that do not overlap are merged.
 *
 * @param text the file's current text
 */
export function applyEdit(path: string, text: string, { version, base, now, decided }: FileEdit): SaveResult {
  const current = versionOf(text);
  if (current === version) return { text: rewriteFile(path, text, now) };
  const theirs = readFileContent(path, text);
  const decisions = decided?.version === current ? decided.decisions : [];
  const merged = mergeData(whole(base), whole(now), whole(theirs), decisions);
  if (merged.conflicts.length > 0) return { version: current, conflicts: merged.conflicts };
  const { data, body } = merged.data as { data: Data; body?: readonly string[] };
  return { text: rewriteFile(path, text, { data, body: body && bodyOf(body, theirs.body) }) };
}
