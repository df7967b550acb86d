import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { findName } from './checkRebrand.ts';

async function find(files: Record<string, string | Uint8Array>): Promise<string[]> {
  mkdirSync('.cache/test', { recursive: true });
  const root = mkdtempSync(join('.cache', 'test', 'rebrand-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return findName(root, 'lintel');
}

describe('findName', () => {
  it('finds the name in texts and paths, in any case', async () => {
    const found = await find({
      'a.html': '<p>Acme</p><p>Why Lintel?</p>',
      'b.svg': '<text>LINTEL</text>',
      'c.xml': 'https://www.lintel.example/',
      'why-lintel.txt': '',
    });
    expect(found.map((line) => line.split(':')[0]).sort()).toEqual([
      'a.html',
      'b.svg',
      'c.xml',
      'why-lintel.txt',
    ]);
  });

  it('ignores the beam over a door', async () => {
    expect(
      await find({ 'a.html': '<p>A lintel is the beam that carries a wall. Steel lintels do, too.</p>' }),
    ).toEqual([]);
    expect(await find({ 'a.html': '<p>Ask the lintel.example host</p>' })).toHaveLength(1);
  });

  it('finds the name in the fields of a PDF', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.getForm().createTextField('timeWithLintel');
    expect(await find({ 'a.pdf': await document.save() })).toEqual(['a.pdf: … timeWithLintel …']);
  });

  it('reads no pictures, and not the words of the search’s index', async () => {
    const index = '_hosts/en-AE/search-index/pages.json';
    expect(await find({ 'a.png': 'lintel', [index]: '["lintel",{"6":{"0":1}}]' })).toEqual([]);
    expect(await find({ 'search-index/a/text.json': '["Why Lintel?"]' })).toHaveLength(1);
  });
});
