import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parsedTexts, recalledTexts } from '../src/content/parseYaml.ts';
import { buildFolders } from './buildFolders.ts';
import { codeFingerprint } from './fingerprint.ts';

/** Where it is cached. */
const KEPT = join(buildFolders.own, 'parsed.json');

/** Parsed content files by their text, with a fingerprint of the code that parsed them. */
interface ParsedContent {
  code: string;
  texts: [text: string, data: string][];
}

/**
 * Loads what an earlier build parsed with the same code: parsing YAML takes longer than everything else about content.
 */
export async function recallParsedContent(file = KEPT): Promise<void> {
  try {
    const { code, texts } = JSON.parse(await readFile(file, 'utf8')) as ParsedContent;
    if (code !== codeFingerprint()) return;
    for (const [text, data] of texts) recalledTexts.set(text, data);
  } catch {
    // No build yet, or a truncated file: everything is parsed.
  }
}

/** Caches what this process has parsed for the next one, unless nothing has changed since it was loaded. */
export async function keepParsedContent(file = KEPT): Promise<void> {
  const isKnown = parsedTexts.size === recalledTexts.size;
  if (isKnown && [...parsedTexts.keys()].every((text) => recalledTexts.has(text))) return;
  const kept: ParsedContent = { code: codeFingerprint(), texts: [...parsedTexts] };
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, JSON.stringify(kept));
  await rename(aside, file);
}
