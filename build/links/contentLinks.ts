import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { withoutCode } from '../../src/content/checking/withoutCode.ts';
import { collectError } from '../../src/content/files/contentError.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { listContent, readContentText } from '../../src/content/reading/readContent.ts';

/** An internal address in a content file. */
export interface ContentLink {
  file: string;
  line: number;
  /** As written, with placeholders filled in: /pricing/#plans, or #plans for a part of the same page. */
  address: string;
  kind: 'link' | 'picture';
}

type Placed = Pick<ContentLink, 'line' | 'address' | 'kind'>;

/** Links and pictures in text: [words](/path/), ![words](/picture.png) and href="/path/". */
const IN_TEXT = /(!?)\[[^\]\n]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)|\bhref="([^"]+)"/g;

/** Internal addresses. */
const isOwn = (address: string) => /^(?:\/(?!\/)|#.)/.test(address);

function* linksInText(text: string, firstLine: number): Generator<Placed> {
  const plain = withoutCode(text);
  for (const { index, 1: mark, 2: target, 3: attribute } of plain.matchAll(IN_TEXT)) {
    const address = target ?? attribute ?? '';
    const kind = mark === '!' ? 'picture' : 'link';
    const isOurs = kind === 'picture' ? !/^[a-z]+:|^\/\//.test(address) : isOwn(address);
    if (isOurs) yield { line: firstLine + plain.slice(0, index).split('\n').length - 1, address, kind };
  }
}

function linksInYaml(text: string, firstLine: number): Placed[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const links: Placed[] = [];
  visit(document, {
    Scalar(place, node) {
      const { value } = node;
      if (place === 'key' || typeof value !== 'string' || !/[/#]/.test(value)) return;
      const line = counter.linePos(node.range?.[0] ?? 0).line + firstLine - 1;
      if (isOwn(value) && !/\s/.test(value)) links.push({ line, address: value, kind: 'link' });
      // Multi-line text keeps its lines only when written as a block.
      else
        for (const link of linksInText(value, line))
          links.push(node.type === 'PLAIN' ? { ...link, line } : link);
    },
  });
  return links;
}

/** The YAML of a content file, and the text below it, each with the number of its first line. */
function partsOf(path: string): { yaml: string; text: string; textLine: number; yamlLine: number } {
  const whole = readContentText(path);
  const [head = '', front] = (path.endsWith('.mdx') && /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(whole)) || [];
  if (front === undefined) return { yaml: whole, text: '', textLine: 1, yamlLine: 1 };
  return { yaml: front, text: whole.slice(head.length), textLine: head.split('\n').length, yamlLine: 2 };
}

/** The file whose addresses are checked as redirects (src/content/settings/redirects.ts), not as links. */
const REDIRECTS = 'settings/redirects.yaml';

/**
 * Every internal address in content files, in the order of files and lines. Unreadable files are left out: they are
 * reported with the content.
 *
 * @param files paths below the content folder; all files by default
 */
export function contentLinks(files: readonly string[] = listContent('.', ['.yaml', '.mdx'])): ContentLink[] {
  return files
    .filter((path) => path !== REDIRECTS)
    .flatMap((path) => {
      const parts = collectError([], () => partsOf(path));
      if (parts === undefined) return [];
      const { yaml, text, textLine, yamlLine } = parts;
      return [...linksInYaml(yaml, yamlLine), ...linksInText(text, textLine)].map((link) => ({
        file: join(contentRoot(), path),
        ...link,
      }));
    });
}
