import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { sameModules } from './testing/sameModules.ts';

afterEach(() => vi.unstubAllEnvs());

const HOME = { 'en/index.yaml': pageText('Home') };
const REDIRECT = '  - from: /old\n    to: /\n    status: 303\n    reason: It was renamed.\n';

/** What the development server shows at an address, given what Astro answers. */
async function shown(path: string, answer: () => Response): Promise<string> {
  const { onRequest } = await import('./showFaults.ts');
  const context = { url: new URL(path, 'http://localhost:3000') } as APIContext;
  return ((await onRequest(context, async () => answer())) as Response).text();
}

const page = (body = '') =>
  new Response(`<html><body>${body}</body></html>`, { headers: { 'content-type': 'text/html' } });
const noPage = () => new Response('', { status: 404 });

describe('a fault in the redirects', () => {
  it('leaves every address as it is, whichever copy of the modules reads them', async () => {
    withContent({ ...HOME, 'settings/redirects.yaml': `redirects:\n${REDIRECT}` });
    const { serveAddresses } = await import('./serveAddresses.ts');
    // As in the development server, pages and settings are read by another copy of the modules.
    vi.resetModules();
    const handle = serveAddresses(sameModules);
    const request = { method: 'GET', url: '/old', headers: {} } as Parameters<typeof handle>[0];
    const given = await new Promise<unknown>((next) =>
      handle(request, {} as Parameters<typeof handle>[1], next),
    );
    expect(given).toBeUndefined();
  });

  it('is shown where there is no page', async () => {
    withContent({ ...HOME, 'settings/redirects.yaml': `redirects:\n${REDIRECT}` });
    expect(await shown('/old/', noPage)).toMatch(/redirects\.yaml:4: redirects\[1\]\.status: /);
  });
});

it('an address without a page says what is wrong with any file', async () => {
  withContent({ ...HOME, 'records/people/ann.yaml': 'nome: Ann\n' });
  expect(await shown('/people/ann/', noPage)).toMatch(/people\/ann\.yaml:1: .*unknown field “nome”/);
});

it('a page that links to a document says what is wrong with the file of the document', async () => {
  withContent({ ...HOME, 'documents/ebooks/guide.yaml': 'tilte: A guide\n' });
  expect(await shown('/', () => page('<a href="/pdf/guide.pdf">Read</a>'))).toMatch(
    /ebooks\/guide\.yaml:1: .*unknown field “tilte”/,
  );
  expect(await shown('/', () => page('<a href="/pdf/other.pdf">Read</a>'))).not.toMatch('guide.yaml');
});

it('a fault in the menus is shown on every page, until it is gone', async () => {
  const menus = readFileSync('content/settings/navigation.yaml', 'utf8');
  const root = withContent({ ...HOME, 'settings/navigation.yaml': menus });
  const [{ forgetContent }, { allowFaultyPages }, { siteNavigation }] = await Promise.all([
    import('../../src/content/files/contentCache.ts'),
    import('../../src/content/files/allowFaultyPages.ts'),
    import('../../src/content/site/navigation.ts'),
  ]);
  allowFaultyPages();
  onTestFinished(() => allowFaultyPages(false));
  const drawn = (path: string) =>
    shown(path, () => {
      siteNavigation();
      return page();
    });
  const save = (text: string) => {
    writeFileSync(join(root, 'settings/navigation.yaml'), text);
    forgetContent();
  };
  expect(await drawn('/')).not.toMatch('navigation.yaml');
  save(menus.replace(/^footer:/m, ' footer:'));
  for (const path of ['/', '/about/', '/pricing/'])
    expect(await drawn(path), path).toMatch(/navigation\.yaml:\d+/);
  save(menus);
  expect(await drawn('/')).not.toMatch('navigation.yaml');
});

describe('a film', () => {
  const TOPIC = { 'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n' };
  const FILM = `name: A
title: A film
summary: Something happens in a plant room.
series: product
topic: energy
uploaded: '2025-03-14'
cover: { scene: estate }
chapters: [{ title: B, text: C., frame: { scene: estate } }]
`;
  const TEMPLATE = "meta: { title: '{name} | {brand}', desc: 'A film of a plant room.' }\nsections: []\n";

  async function unusable(files: Record<string, string>) {
    withContent({ ...HOME, ...TOPIC, ...files });
    const { loadedContent } = await import('../../src/siteContent.ts');
    return loadedContent();
  }

  it.each([
    ['its file', { 'films/a.yaml': FILM.replace('A film', '[A film'), 'templates/film.yaml': TEMPLATE }, 'a'],
    [
      'a field of its file',
      { 'films/a.yaml': FILM.replace('title: A film', 'tilte: A film'), 'templates/film.yaml': TEMPLATE },
      'a',
    ],
    ['the template', { 'films/a.yaml': FILM, 'templates/film.yaml': 'sections: [\n' }, 'film'],
    [
      'a field of the template',
      { 'films/a.yaml': FILM, 'templates/film.yaml': `${TEMPLATE}sectoins: []\n` },
      '',
    ],
  ])('has an address that says what is wrong with %s', async (_, files, file) => {
    const content = await unusable(files);
    const own = content.unusable.find(({ path }) => path === '/videos/a/');
    expect(own?.faults[0]?.file).toMatch(new RegExp(`${file}\\.yaml$`));
    // Links to it are not broken, and it is not gone.
    expect(content.paths).toContain('/videos/a/');
  });

  it('with a fault is reported by the pages that list films', async () => {
    withContent({ ...HOME, ...TOPIC, 'films/a.yaml': FILM.replace('A film', '[A film') });
    const { filmCards } = await import('../../src/content/entries/films/films.ts');
    const videos = await shown('/videos/', () => {
      expect(filmCards('')).toEqual([]);
      return page();
    });
    expect(videos).toMatch(/films\/a\.yaml:2/);
  });
});
