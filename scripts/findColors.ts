import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inflateSync } from 'node:zlib';
import { channelsOf } from '../shared/site/contrast.ts';

const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest)$/;

const COLOR = /#[0-9a-f]{6}/g;

/** A color that differs by so little that contrasts stay the same: the lowest bit of each channel is flipped. */
const otherColor = (color: string) =>
  `#${channelsOf(color)
    .map((value) => (value ^ 1).toString(16).padStart(2, '0'))
    .join('')}`;

/** Changes every color in the text of a theme. */
export const recolored = (text: string) => text.replace(COLOR, otherColor);

/** The notations of a color in stylesheets, drawings and PDF content streams. */
function spellingsOf(color: string): { text: RegExp; pdf: string } {
  const channels = channelsOf(color);
  return {
    text: new RegExp(`${color}(?![0-9a-f]{3})|rgba?\\(\\s*${channels.join('[ ,]+')}\\b`, 'i'),
    pdf: channels.map((value) => (value / 255).toFixed(3)).join(' '),
  };
}

/** Decodes the content streams of a PDF as text. */
export function streamsOf(bytes: Buffer): string {
  const texts: string[] = [];
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const start = bytes.subarray(at + 6, at + 8).toString('latin1') === '\r\n' ? at + 8 : at + 7;
    const end = bytes.indexOf('endstream', start);
    if (end === -1) break;
    try {
      texts.push(inflateSync(bytes.subarray(start, end)).toString('latin1'));
    } catch {
      // A font or a picture, which has another encoding.
    }
    at = end + 9;
  }
  return texts.join('\n');
}

/** Finds every file of a build that contains one of these colors. */
export function findColors(out: string, colors: readonly string[]): string[] {
  const sought = [...new Set(colors)].map((color) => ({ color, ...spellingsOf(color) }));
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const file = relative(out, path);
    if (entry.name.endsWith('.pdf')) {
      const operators = streamsOf(readFileSync(path));
      const painted = (pdf: string) => operators.includes(`${pdf} rg`) || operators.includes(`${pdf} RG`);
      return sought.filter(({ pdf }) => painted(pdf)).map(({ color }) => `${file}: ${color}`);
    }
    if (!TEXT.test(entry.name)) return [];
    const text = readFileSync(path, 'utf8');
    return sought.filter((one) => one.text.test(text)).map(({ color }) => `${file}: ${color}`);
  });
}

/** Copies the content to a folder with every color of its theme changed. Returns the colors that it had. */
export function writeRecolored(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'settings', 'theme.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, recolored(text));
  return text.match(COLOR) ?? [];
}
