import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { FieldPlace } from '../../../shared/content/fieldFaults.ts';
import { readFileText } from '../files/unsavedTexts.ts';
import { fillPlaceholders } from '../settings/fillPlaceholders.ts';

type FieldPath = readonly PropertyKey[];

interface Found {
  line: number | undefined;
  /** How many parts of the path exist in the file. */
  depth: number;
  /** Whether the path goes through a list: lists are replaced whole, so nothing inside one comes from another file. */
  isInList: boolean;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

interface SourceText {
  text: string;
  contents: Node | null;
  counter: LineCounter;
  /** Number of lines in the file before the YAML. */
  above: number;
}

const parsed = new Map<string, SourceText>();

function sourceOf(file: string): SourceText | undefined {
  let text: string;
  try {
    text = fillPlaceholders(readFileText(file), file, 'en');
  } catch {
    // A file that is missing or has unknown placeholders has no lines to point at: its fault names the file.
    return undefined;
  }
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const counter = new LineCounter();
  const frontMatter = file.endsWith('.mdx') ? FRONT_MATTER.exec(text)?.[1] : undefined;
  const { contents } = parseDocument(frontMatter ?? text, { lineCounter: counter });
  const source = { text, contents, counter, above: frontMatter === undefined ? 0 : 1 };
  parsed.set(file, source);
  return source;
}

const keyText = (key: unknown) => String(isScalar(key) ? key.value : key);

/**
 * Index of a section in a list; -1 if the list does not have it. A regional file holds only some of the sections, each by
 * its id, so that one without an id is in the other file. Of two with the same id, it is the one in its own place.
 */
function indexOfSection(list: readonly unknown[], index: number, id: unknown, isPart: boolean): number {
  if (id === undefined) return isPart ? -1 : index;
  const has = (item: unknown) => isMap(item) && item.get('id') === id;
  return !isPart && has(list[index]) ? index : list.findIndex(has);
}

/**
 * Follows a path through a file as far as it exists. `data` is the merged data of all files, in which the path was
 * found.
 *
 * @param isPart the file holds only what differs from another one
 */
function follow(file: string, path: FieldPath, data: unknown, isPart = false): Found {
  const source = sourceOf(file);
  const found: Found = { line: undefined, depth: 0, isInList: false };
  if (!source) return found;
  const lineAt = (node: unknown) => {
    const [start] = (node as Node | null)?.range ?? [];
    return start === undefined ? undefined : source.counter.linePos(start).line + source.above;
  };
  let node: unknown = source.contents;
  let value: unknown = data;
  for (const [depth, part] of path.entries()) {
    const isSectionList = path[depth - 1] === 'sections';
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => keyText(key) === String(part));
      if (!pair) break;
      found.line = lineAt(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      const id = isSectionList ? (value as { id?: unknown } | undefined)?.id : undefined;
      node = node.items[isSectionList ? indexOfSection(node.items, Number(part), id, isPart) : Number(part)];
      if (node === undefined) break;
      if (!isSectionList) found.isInList = true;
      found.line = lineAt(node);
    } else {
      break;
    }
    found.depth = depth + 1;
  }
  return found;
}

/** Line of a field in a content file, or of its closest ancestor if the file does not have it. */
export function lineOfField(file: string, path: FieldPath): number | undefined {
  return follow(file, path, undefined).line;
}

/** The files that a page is merged from. */
export interface PageOrigin {
  file: string;
  /** For a regional page, the file in the default language. */
  base?: string | undefined;
  /** The template, for fields that are in no file of the page. */
  template?: string | undefined;
}

/** The file and line that a field of a page comes from. `data` is the page's data, merged from all its files. */
export function placeInPage(
  { file, base, template }: PageOrigin,
  path: FieldPath,
  data: unknown,
): FieldPlace {
  const own = follow(file, path, data, base !== undefined);
  const below = base === undefined ? undefined : follow(base, path, data);
  if (template !== undefined && path.length > 0 && own.depth === 0 && (below?.depth ?? 0) === 0) {
    const given = follow(template, path, data);
    if (given.depth > 0) return { file: template, line: given.line };
  }
  const isBelow = base !== undefined && below !== undefined && !own.isInList && below.depth > own.depth;
  return isBelow ? { file: base, line: below.line } : { file, line: own.line };
}
