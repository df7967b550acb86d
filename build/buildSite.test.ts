import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { smallPage, writeSmallSite } from './testing/smallSite.ts';

let root = '';
let count = 0;
let buildSite: typeof import('./buildSite.ts').buildSite;
let forgetContent: typeof import('../src/content/files/contentCache.ts').forgetContent;

const site = () => join(root, 'site');
const own = () => join('.cache', 'builds', site().replaceAll('/', '_'));

/** Path and value of every file of the built site. */
function filesOf(): Record<string, string> {
  const files = readdirSync(site(), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        file.slice(site().length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

async function build(): Promise<Record<string, string>> {
  forgetContent();
  await buildSite();
  return filesOf();
}
const pagesOf = (files: object) => Object.keys(files).filter((file) => file.endsWith('index.html')).length;

/** The name of the function that fails. */
const fault = vi.hoisted(() => ({ at: '' }));

/** A module in which the function named by fault throws. */
const failing = vi.hoisted(() => async (original: () => Promise<Record<string, unknown>>) => {
  const module = await original();
  const wrap = (name: string, value: unknown) => {
    if (typeof value !== 'function' || /^[A-Z]/.test(name)) return value;
    return (...given: unknown[]) => {
      if (fault.at === name) throw new Error(`${name} fails`);
      return value(...given);
    };
  };
  return Object.fromEntries(Object.entries(module).map(([name, value]) => [name, wrap(name, value)]));
});

vi.mock('./press/pressPdfs.ts', failing);
vi.mock('./astro/siteCode.ts', failing);
vi.mock('./render/drawPages.ts', failing);
vi.mock('./finish/securityPolicy.ts', failing);
vi.mock('./finish/markup.ts', failing);
vi.mock('./render/documentFacts.ts', failing);
vi.mock('./assets/putAssets.ts', failing);
vi.mock('./generated/generatedFiles.ts', failing);
vi.mock('./generated/shareCards.ts', failing);
vi.mock('./assets/resizedImages.ts', failing);
vi.mock('./search/searchIndex.ts', failing);
vi.mock('./generated/siteForms.ts', failing);
vi.mock('./output/compress.ts', failing);
vi.mock('./output/staticHosts.ts', failing);
vi.mock('./links/checkLinks.ts', failing);
vi.mock('node:fs', async (original: () => Promise<Record<string, unknown>>) => {
  const fs = await original();
  const failingWhen = (name: string, isMeant: (path: string) => boolean) => {
    const real = fs[name] as (...given: unknown[]) => unknown;
    return (...given: unknown[]) => {
      if (fault.at === name && isMeant(String(given[0]))) throw new Error(`${name} fails`);
      return real(...given);
    };
  };
  return {
    ...fs,
    writeFileSync: failingWhen('writeFileSync', (path) => path.includes('/next/')),
    linkSync: failingWhen('linkSync', () => true),
    // The two moves of the swap: the old site aside, the new one into its place.
    renameSync: (from: string, to: string) => {
      if (
        fault.at === (to.endsWith('/previous') ? 'first rename' : 'second rename') &&
        !from.endsWith('/previous')
      )
        throw new Error(`${fault.at} fails`);
      return (fs['renameSync'] as typeof import('node:fs').renameSync)(from, to);
    },
  };
});

const STEPS = [
  'measurePressPdfs',
  'openSiteCode',
  'drawPages',
  'contentSecurityPolicy',
  'documentFacts',
  'putCode',
  'putArt',
  'putImages',
  'putGeneratedFiles',
  'makeShareCards',
  'resizeImage',
  'putSearchIndex',
  'putSiteForms',
  'checkLinks',
  'checkRedirects',
  'compress',
  'writeFileSync',
  'linkSync',
  'writeStaticHostFiles',
  'first rename',
  'second rename',
];

beforeAll(async () => {
  mkdirSync(join('.cache', 'test'), { recursive: true });
  root = mkdtempSync(join('.cache', 'test', 'small-'));
  count = writeSmallSite(join(root, 'content'));
  vi.stubEnv('SITE_CONTENT', join(root, 'content'));
  vi.stubEnv('SITE_OUT', site());
  ({ buildSite } = await import('./buildSite.ts'));
  ({ forgetContent } = await import('../src/content/files/contentCache.ts'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(own(), { recursive: true, force: true });
});

const page = (name: string) => join(root, 'content', 'en', name);
const change = (path: string, from: string | RegExp, to: string) => {
  const file = join(root, 'content', path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, changed);
};

/** Typical edits, applied one after another. */
const EDITS: Readonly<Record<string, () => void>> = {
  'a title and a date': () => {
    change('en/about.yaml', /title: '[^|]*/, "title: 'Made by hand ");
    change('en/about.yaml', 'name:', "updated: '2026-03-01'\nname:");
  },
  'a name that menus show': () => change('en/pricing.yaml', /name: .*/, 'name: What it costs'),
  'an entry': () => change('en/blog/first.mdx', 'How the first', 'Why the first'),
  'a text and a template': () => {
    change('en/blog/second.mdx', 'It carries', 'A beam carries');
    change('templates/post.yaml', 'however rough', 'as it is');
  },
  'the words of the chrome, a record and a form': () => {
    change('chrome/en.yaml', /skipLink: .*/, 'skipLink: Go to the text');
    change('records/people/shabnam-iqbal.yaml', /role: .*/, 'role: Writer');
    change('forms/newsletter.yaml', /$/, '\n');
  },
  'a page that comes and one that goes': () => {
    writeFileSync(page('another.yaml'), smallPage('another'));
    rmSync(page('blog/second.mdx'));
  },
};

describe('a build', () => {
  let whole: Record<string, string> = {};

  beforeAll(async () => {
    whole = await build();
  });

  it('serves a third language and currency from a line of settings and a page', () => {
    const french = readFileSync(join(site(), '_hosts/fr-FR/index.html'), 'utf8');
    expect(french).toContain('<html lang="fr-FR" dir="ltr"');
    expect(french).toContain('Aller au contenu');
    expect(french).toContain('>Tarifs<');
    // Intl separates with spaces that do not break.
    expect(french.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(
      'Un bâtiment coûte 43 € par mois, 1 $ vaut 0,9 €.',
    );
    const home = readFileSync(join(site(), 'index.html'), 'utf8');
    for (const language of ['en', 'en-AE', 'fr-FR', 'x-default'])
      expect(home).toContain(`hreflang="${language}"`);
    expect(readFileSync(join(site(), '_hosts/fr-FR/sitemap.xml'), 'utf8')).toContain('https://fr.');
  });

  it('writes a document for every page', () => {
    expect(pagesOf(whole)).toBe(count);
    expect(
      Object.keys(whole)
        .filter((file) => file.startsWith('_img/'))
        .map((file) => file.split('.').at(-1)),
    ).toEqual(['avif', 'webp']);
  });

  it.each([
    ['texts of pages', () => [join(own(), 'documents')]],
    ['everything but the site', () => [own()]],
  ])('writes the same again when %s are gone', async (_, gone) => {
    for (const folder of gone()) rmSync(folder, { recursive: true, force: true });
    expect(await build()).toEqual(whole);
  });

  it('names the page that shows a picture which is not there', async () => {
    const text = readFileSync(page('blog/second.mdx'), 'utf8');
    writeFileSync(page('blog/second.mdx'), `${text}\n![A beam](/media/none.png)\n`);
    await expect(build()).rejects.toThrow(
      'blog/second/index.html cannot be rendered: there is no picture “none.png”',
    );
    writeFileSync(page('blog/second.mdx'), text);
  });

  it.each(STEPS)('leaves the site as it was when %s fails', async (step) => {
    const edited = readFileSync(page('about.yaml'), 'utf8').replace(
      /title: '[^|]*/,
      `title: 'After ${step} `,
    );
    writeFileSync(page('about.yaml'), edited);
    fault.at = step;
    await expect(build()).rejects.toThrow(`${step} fails`);
    expect(filesOf()).toEqual(whole);
  });

  it('has the last edit in it once nothing fails', async () => {
    fault.at = '';
    const files = await build();
    expect(pagesOf(files)).toBe(count);
    expect(readFileSync(join(site(), 'about/index.html'), 'utf8')).toContain(`After ${STEPS.at(-1)}`);
  });

  it('gives the same bytes after edits as one from nothing', async () => {
    for (const [name, edit] of Object.entries(EDITS)) {
      edit();
      const files = await build();
      rmSync(own(), { recursive: true });
      expect(await build(), name).toEqual(files);
    }
  }, 300_000);
});
