import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTheme } from '../config/theme.ts';
import { findColors, recolored } from './findColors.ts';

let folder = '';

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  folder = mkdtempSync('.cache/test/colors-');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
const pdf = (operators: string) =>
  Buffer.concat([
    Buffer.from('1 0 obj<<>>stream\n'),
    deflateSync(operators),
    Buffer.from('\nendstream endobj'),
  ]);

describe('findColors', () => {
  it('finds a color as stylesheets, drawings and PDFs write it', () => {
    write('a.css', 'a{color:#13212B}');
    write('b.svg', '<path style="stroke:#13212b13"/>');
    write('c.html', '<style>a{border:1px solid rgb(19 33 43 / 16%)}</style>');
    write('d.pdf', pdf('0.075 0.129 0.169 rg 0 0 9 9 re f'));
    expect(findColors(folder, ['#13212b']).sort()).toEqual([
      'a.css: #13212b',
      'b.svg: #13212b',
      'c.html: #13212b',
      'd.pdf: #13212b',
    ]);
  });

  it('finds nothing where there are other colors', () => {
    write('a.css', 'a{color:#13212a;border:1px solid rgb(19 33 44 / 16%)}');
    write('d.pdf', pdf('0.075 0.129 0.173 rg'));
    expect(findColors(folder, ['#13212b'])).toEqual([]);
  });
});

it('a changed set of colors for the whole theme is readable', () => {
  const text = readFileSync('content/settings/theme.yaml', 'utf8');
  write('theme.yaml', recolored(text));
  const [before, after] = [readTheme(), readTheme(join(folder, 'theme.yaml'))];
  for (const tone of ['day', 'night'] as const) {
    const old = new Set<string>([...Object.values(before.colors.day), ...Object.values(before.colors.night)]);
    for (const color of Object.values(after.colors[tone])) expect(old).not.toContain(color);
  }
});
