import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutputFolder, restoreSite } from './OutputFolder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (path: string) => readFileSync(join(root, 'site', path), 'utf8');

const open = () => OutputFolder.open(join(root, 'site'), join(root, 'own'));

/** A build of these files, given as path and text. */
async function build(files: Readonly<Record<string, string>>) {
  const out = await open();
  for (const [path, content] of Object.entries(files)) await out.put(path, content);
  await out.stage();
  return out.publish();
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

  it('restores what somebody else changed or deleted', async () => {
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

  it('leaves the site as it was until all is staged, and a build that was cut off leaves nothing behind', async () => {
    await build(FILES);
    const out = await open();
    await out.put('index.html', 'half a build');
    expect(out.paths()).toEqual(new Set(['index.html']));
    await out.stage();
    expect(text('index.html')).toBe('home');
    expect(await build(FILES)).toMatchObject({ written: 0, kept: 3 });
    expect(readdirSync(join(root, 'own'))).toEqual(['record.json']);
  });

  it('puts the old site back when the new one cannot take its place', async () => {
    await build(FILES);
    const out = await open();
    await out.put('index.html', 'new');
    await out.stage();
    rmSync(out.staging, { recursive: true });
    await expect(out.publish()).rejects.toThrow('ENOENT');
    expect(text('index.html')).toBe('home');
    expect(await build(FILES)).toMatchObject({ written: 0, kept: 3 });
  });

  it('is put back when a build was killed between moving the old site aside and putting the new one there', async () => {
    await build(FILES);
    renameSync(join(root, 'site'), join(root, 'own', 'previous'));
    restoreSite(join(root, 'site'), join(root, 'own'));
    expect(text('index.html')).toBe('home');
    expect(await build(FILES)).toMatchObject({ written: 0, kept: 3 });
  });

  it('refuses two files of one path', async () => {
    const out = await open();
    await out.put('index.html', 'one');
    await out.put('index.html', 'one');
    await expect(out.put('index.html', 'other')).rejects.toThrow('index.html');
  });

  it('says why a file could not be made before anything of the site is touched', async () => {
    await build(FILES);
    const out = await open();
    out.putLater('broken.txt', 'hash', () => Promise.reject(new Error('no ink'))).catch(() => {});
    await expect(out.stage()).rejects.toThrow('no ink');
    expect(text('index.html')).toBe('home');
  });

  it('writes everything when its record is lost or cut short', async () => {
    await build(FILES);
    writeFileSync(join(root, 'own/record.json'), '[["index.html"');
    expect(await build(FILES)).toMatchObject({ written: 3, kept: 0 });
  });

  it('copies a file again when it has changed', async () => {
    const source = join(root, 'card.png');
    const copy = async () => {
      const out = await open();
      await out.copy('og/card.png', source);
      await out.stage();
      return out.publish();
    };
    writeFileSync(source, 'one');
    expect(await copy()).toMatchObject({ written: 1 });
    expect(await copy()).toMatchObject({ written: 0 });
    writeFileSync(source, 'another');
    await copy();
    expect(text('og/card.png')).toBe('another');
  });
});
