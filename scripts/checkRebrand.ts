import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { findColors, writeRecolored } from './findColors.ts';
import { runCommand } from './runCommand.ts';

/** Folder for the build under another brand, and for the content it is built from. */
const OUT = '.cache/rebrand';
const CONTENT = '.cache/rebrand-content';

/** The search's index has the words of pages, which are looked through themselves, in lower case: the noun too. */
const INDEX = /(?:^|\/)search-index\/pages\.json$/;

const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics)$/;

/** The brand name is also the word for the beam over a door, when in lower case after an article or a material. */
const NOUN =
  /\b(?:an?|the|one|each|every|stone|steel|timber|concrete|post[ -]and)[ -]lintels?\b(?![-.@/]\w)/gi;

/** The names in a PDF that programs or people read: fields and properties. Its pages are drawn from the same texts. */
async function namesOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fields = document.getForm().getFields();
  const properties = [
    document.getTitle(),
    document.getAuthor(),
    document.getSubject(),
    document.getCreator(),
  ];
  return [...properties, ...fields.map((field) => field.getName())].join('\n');
}

/** Every place in a build where a name occurs, in any case: the file and the surrounding text. */
export async function findName(out: string, name: string): Promise<string[]> {
  const found: string[] = [];
  const pattern = new RegExp(`.{0,40}${name}.{0,40}`, 'gi');
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(out, path);
    if (file.toLowerCase().includes(name)) found.push(`${file}: in the path`);
    const text = entry.name.endsWith('.pdf')
      ? await namesOfPdf(readFileSync(path))
      : TEXT.test(entry.name) && !INDEX.test(file)
        ? readFileSync(path, 'utf8')
        : '';
    for (const [words] of text.replace(NOUN, '').matchAll(pattern))
      found.push(`${file}: … ${words.trim()} …`);
  }
  return found;
}

/** Builds the site under the brand Acme and in other colors, and reports where the old name or a color remains. */
export async function checkRebrand(): Promise<boolean> {
  const colors = writeRecolored(CONTENT);
  const environment = { SITE_BRAND: 'Acme', SITE_CONTENT: CONTENT, SITE_OUT: OUT };
  if ((await runCommand(process.execPath, ['scripts/build.ts'], environment)) !== 0) return false;
  const names = await findName(OUT, 'lintel');
  if (names.length > 0)
    console.error(`Built under the name Acme, the site still says Lintel:\n${names.join('\n')}`);
  const painted = findColors(OUT, colors);
  if (painted.length > 0)
    console.error(`Built in other colors, the site keeps old ones:\n${painted.join('\n')}`);
  return names.length + painted.length === 0;
}
