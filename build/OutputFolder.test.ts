import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutputFolder } from './OutputFolder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (path: string) => readFileSync(join(root, 'site', path), 'utf8');

/** A build of these files, path to text. */
async function build(files: Readonly<Record<string, string>>) {
  const out = await OutputFolder.open(join(root, 'site'), join(root, 'own', 'record.json'));
  for (const [path, content] of Object.entries(files)) out.put(path, content);
  return out.write();
}

const FILES = { 'index.html': 'home', 'about/index.html': 'about', 'og/home.png': 'png' };

describe('OutputFolder', () => {
  it('holds what was put in, compressed where that helps', async () => {
    expect(await build({ ...FILES, '.site/manifest.json': '{}' })).toMatchObject({ written: 4, kept: 0 });
    expect(text('about/index.html')).toBe('about');
    expect(brotliDecompressSync(readFileSync(join(root, 'site/about/index.html.br'))).toString()).toBe(
      'about',
    );
    expect(gunzipSync(readFileSync(join(root, 'site/about/index.html.gz'))).toString()).toBe('about');
    expect(readdirSync(join(root, 'site/og'))).toEqual(['home.png']);
    expect(readdirSync(join(root, 'site/.site'))).toEqual(['manifest.json']);
  });

  it('writes only what differs from the last build', async () => {
    await build(FILES);
    const before = statSync(join(root, 'site/index.html')).mtimeMs;
    expect(await build({ ...FILES, 'about/index.html': 'more' })).toEqual({
      written: 1,
      kept: 2,
      removed: 0,
    });
    expect(statSync(join(root, 'site/index.html')).mtimeMs).toBe(before);
    expect(brotliDecompressSync(readFileSync(join(root, 'site/about/index.html.br'))).toString()).toBe(
      'more',
    );
  });

  it('removes what is no longer part of the site, and folders that are empty then', async () => {
    await build(FILES);
    await build({ 'index.html': 'home' });
    expect(readdirSync(join(root, 'site')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });

  it('puts right what somebody else changed or took away', async () => {
    await build(FILES);
    writeFileSync(join(root, 'site/index.html'), 'changed by hand');
    rmSync(join(root, 'site/about/index.html.br'));
    rmSync(join(root, 'site/og'), { recursive: true });
    writeFileSync(join(root, 'site/stray.txt'), '');
    expect(await build(FILES)).toMatchObject({ written: 3, kept: 0 });
    expect(text('index.html')).toBe('home');
    expect(existsSync(join(root, 'site/about/index.html.br'))).toBe(true);
    expect(existsSync(join(root, 'site/stray.txt'))).toBe(false);
  });

  it('leaves the site as it was until all is known', async () => {
    await build(FILES);
    const out = await OutputFolder.open(join(root, 'site'), join(root, 'own', 'record.json'));
    out.put('index.html', 'half a build');
    expect(text('index.html')).toBe('home');
    expect(out.paths()).toEqual(new Set(['index.html']));
  });

  it('writes everything when its record is lost or cut short', async () => {
    await build(FILES);
    writeFileSync(join(root, 'own/record.json'), '[["index.html"');
    expect(await build(FILES)).toMatchObject({ written: 3, kept: 0 });
  });

  it('copies a file again when it has changed', async () => {
    const source = join(root, 'card.png');
    const copy = async () => {
      const out = await OutputFolder.open(join(root, 'site'), join(root, 'own', 'record.json'));
      await out.copy('og/card.png', source);
      return out.write();
    };
    writeFileSync(source, 'one');
    expect(await copy()).toMatchObject({ written: 1 });
    expect(await copy()).toMatchObject({ written: 0 });
    writeFileSync(source, 'another');
    await copy();
    expect(text('og/card.png')).toBe('another');
  });
});
