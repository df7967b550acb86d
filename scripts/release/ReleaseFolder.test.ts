import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSite } from '../../server/Site.ts';
import { ReleaseFolder } from './ReleaseFolder.ts';

let root: string;
let releases: ReleaseFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  releases = new ReleaseFolder(join(root, 'releases'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build whose page names its own script, and a file without a hash. */
function build(version: string): string {
  const folder = join(root, 'dist');
  rmSync(folder, { recursive: true, force: true });
  const files = {
    'index.html': `<script src="/_astro/${version}.js"></script>`,
    [`_astro/${version}.js`]: `console.log('${version}')`,
    [`_astro/${version}.js.br`]: version,
    [`_art/${version}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'llms.txt': version,
    '.site/commit': `commit${version}\n`,
    '.site/manifest.json': JSON.stringify({
      brand: 'Lintel',
      documents: {},
      assets: { [`_art/${version}.svg`]: { csp: `style-src '${version}'` } },
    }),
    '.site/forms.json': JSON.stringify({ forms: [], placements: [] }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const publish = (version: string, day: number, keep = 3) =>
  releases.publish(build(version), { now: new Date(Date.UTC(2027, 0, day, 12, 30, 5)), keep });

const served = (file: string) => readFileSync(join(root, 'releases/current', file), 'utf8');

describe('a folder of releases', () => {
  it('serves the newest, named after its time and commit', () => {
    publish('one', 1);
    const name = publish('two', 2);
    expect(name).toBe('2027-01-02T123005Z-committwo');
    expect(releases.current()).toBe(name);
    expect(served('index.html')).toContain('two.js');
    expect(served('llms.txt')).toBe('two');
  });

  it('still has the hashed files that open pages of earlier releases name, and sends them with the headers that they had', () => {
    publish('one', 1);
    publish('two', 2);
    expect(served('_astro/one.js')).toBe("console.log('one')");
    expect(served('_astro/one.js.br')).toBe('one');
    const { files } = loadSite(join(root, 'releases/current'));
    expect(files.find('en', '/_art/one.svg')?.policy).toBe("style-src 'one'");
    const entry = files.find('en', '/_astro/one.js');
    expect(entry?.contentType).toMatch(/^text\/javascript/);
    expect(entry?.cacheControl).toBe('public, max-age=31536000, immutable');
  });

  it('is a copy even of a build that is a link', () => {
    const link = join(root, 'link');
    symlinkSync(build('one'), link);
    releases.publish(link, { now: new Date(0), keep: 3 });
    build('two');
    expect(served('llms.txt')).toBe('one');
  });

  it('keeps as many as asked, and the files of those alone', () => {
    for (const [index, version] of ['one', 'two', 'three', 'four'].entries()) publish(version, index + 1, 2);
    expect(releases.names().map((name) => name.split('commit')[1])).toEqual(['two', 'three', 'four']);
    expect(readdirSync(join(root, 'releases/current/_astro')).filter((name) => name.endsWith('.js'))).toEqual(
      ['four.js', 'three.js', 'two.js'],
    );
  });

  it('takes no further room for files of earlier releases', () => {
    const first = publish('one', 1);
    publish('two', 2);
    const inode = (release: string) => statSync(join(root, 'releases', release, '_astro/one.js')).ino;
    expect(inode('current')).toBe(inode(first));
  });

  it('goes back to the one before, and forward with the next build', () => {
    const first = publish('one', 1);
    publish('two', 2);
    expect(releases.goBack()).toBe(first);
    expect(served('index.html')).toContain('one.js');
    expect(() => releases.goBack()).toThrow('no earlier release');
    publish('three', 3);
    expect(served('index.html')).toContain('three.js');
    // Visitors who saw the withdrawn release still need its files.
    expect(served('_astro/two.js')).toBe("console.log('two')");
  });

  it('stays as it was when a build is missing or is a preview, and clears away what a killed command left', () => {
    const first = publish('one', 1);
    expect(() => releases.publish(join(root, 'none'), { now: new Date(0), keep: 3 })).toThrow(
      'npm run build',
    );
    const preview = build('preview');
    const manifest = { brand: 'Lintel', isPreview: true, documents: {} };
    writeFileSync(join(preview, '.site/manifest.json'), JSON.stringify(manifest));
    expect(() => releases.publish(preview, { now: new Date(0), keep: 3 })).toThrow('--preview');
    expect(releases.current()).toBe(first);
    mkdirSync(join(root, 'releases/.new-half'));
    publish('two', 2);
    expect(existsSync(join(root, 'releases/.new-half'))).toBe(false);
  });
});
