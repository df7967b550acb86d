import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SiteManifest } from '../shared/site/SiteManifest.ts';
import { smallPage, writeSmallSite } from './testing/smallSite.ts';

const START = '2027-03-01T08:00:00Z';
const PUBLISHED = '2027-03-01T09:00:00Z';
const EXPIRED = '2027-03-01T10:00:00Z';

/** Words that only the unpublished item of each kind contains. */
const [DRAFT, SCHEDULED] = ['quokkadraft', 'quokkatimed'];

let root = '';
let build: (at: string, isPreview?: boolean) => Promise<void>;
let isFreshAt: (at: string) => boolean;

const site = () => join(root, 'site');
const own = () => join('.cache', 'builds', site().replaceAll('/', '_'));

function write(path: string, text: string): void {
  const file = join(root, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A post, a press release with its PDF, a webinar with its registration page and calendar, and a document with its PDF, all with this word. */
function writeItems(word: string, schedule: string): void {
  const head = (name: string, more: string) =>
    smallPage(`${word} ${name}`, `${schedule}${more}`).replace(/sections:[\s\S]*/, '');
  const cover = 'cover: { scene: building, kind: office }';
  write(
    `en/blog/${word}.mdx`,
    `---\n${head('post', `entry: { kind: post, title: On ${word}, summary: What ${word} is., ${cover}, date: '2027-02-01', topic: refrigeration, author: shabnam-iqbal }\n`)}---\nAll of ${word}.\n`,
  );
  write(
    `en/newsroom/${word}.mdx`,
    `---\n${head('release', `entry: { kind: pressRelease, title: News of ${word}, summary: What ${word} does., ${cover}, date: '2027-02-01', city: Leeds }\n`)}---\nAll of ${word}.\n`,
  );
  write(
    `en/webinar/${word}.yaml`,
    head(
      'webinar',
      `entry: { kind: webinar, title: 'Live: ${word}', summary: Hear ${word}., ${cover}, starts: '2027-05-01T10:00:00Z', minutes: 45, topic: refrigeration, speakers: [shabnam-iqbal] }\n`,
    ),
  );
  write(
    `en/ebooks/${word}.yaml`,
    smallPage(
      `${word} book`,
      `${schedule}entry: { kind: resource, title: Book of ${word}, summary: Read ${word}., ${cover}, date: '2027-02-01', format: e-book, topic: refrigeration, pdf: /pdf/${word}.pdf }\n`,
    ),
  );
  const book = readFileSync('content/documents/ebooks/plant-room-log-book.yaml', 'utf8');
  write(`documents/ebooks/${word}.yaml`, book);
  write(
    `records/partners/${word}.yaml`,
    `${readFileSync('content/records/partners/calder-fm-advisory.yaml', 'utf8').replace(/^name: .*/m, `name: ${word}`)}${schedule}`,
  );
}

/** Every file of the site by name, uncompressed. */
function filesOf(): Map<string, string> {
  const files = readdirSync(site(), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map((one) => {
      const file = join(one.parentPath, one.name);
      const bytes = readFileSync(file);
      const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
      const plain = one.name.endsWith('.br')
        ? brotliDecompressSync(bytes)
        : isGzip
          ? gunzipSync(bytes)
          : bytes;
      return [file.slice(site().length + 1), plain.toString('latin1')];
    }),
  );
}

/** Names of the files whose name or content has a word. */
const filesWith = (word: string) =>
  [...filesOf()]
    .filter(([name, text]) => `${name} ${text}`.toLowerCase().includes(word))
    .map(([name]) => name);

beforeAll(async () => {
  mkdirSync(join('.cache', 'test'), { recursive: true });
  root = mkdtempSync(join('.cache', 'test', 'unpublished-'));
  writeSmallSite(join(root, 'content'));
  // Where visitors find a recording once they have registered for it.
  write('en/webinar/on-demand-video.yaml', smallPage('recordings'));
  // What press releases link to.
  write('en/newsroom.yaml', smallPage('the newsroom').replace('id: change-your-mind', 'id: press'));
  write('en/newsroom/print.yaml', smallPage('material for the press'));
  writeItems(DRAFT, 'draft: true\n');
  writeItems(SCHEDULED, `publishAt: '${PUBLISHED}'\nexpireAt: '${EXPIRED}'\n`);
  vi.stubEnv('SITE_CONTENT', join(root, 'content'));
  vi.stubEnv('SITE_OUT', site());
  vi.useFakeTimers({ now: new Date(START), toFake: ['Date'] });
  const [{ buildSite, isBuildFresh }, { forgetContent }] = await Promise.all([
    import('./buildSite.ts'),
    import('../src/content/files/contentCache.ts'),
  ]);
  build = async (at, isPreview = false) => {
    vi.setSystemTime(at);
    vi.stubEnv('SITE_PREVIEW', isPreview ? '1' : '');
    forgetContent();
    await buildSite();
  };
  isFreshAt = (at) => {
    vi.setSystemTime(at);
    return isBuildFresh();
  };
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
  rmSync(own(), { recursive: true, force: true });
});

/** Files in which a published post is found. */
const PLACES = [
  'blog/WORD/index.html',
  'blog/index.html',
  'blog/rss.xml',
  'ebooks/WORD/index.html',
  'llms.txt',
  'newsroom/WORD.pdf',
  'newsroom/WORD/index.html',
  'pdf/WORD.pdf',
  'sitemap.xml',
  'webinar/WORD-on-demand/index.html',
  'webinar/WORD/index.html',
];

it('a build holds nothing of what is not published, and all of it while it is', async () => {
  await build(START);
  const before = filesOf();
  expect(filesWith(DRAFT)).toEqual([]);
  expect(filesWith(SCHEDULED)).toEqual([]);
  expect(before.get('robots.txt')).toContain('Allow: /');
  expect(isFreshAt('2027-03-01T08:59:59Z')).toBe(true);
  expect(isFreshAt(PUBLISHED)).toBe(false);

  await build(PUBLISHED);
  const found = filesWith(SCHEDULED);
  for (const place of PLACES) expect(found).toContain(place.replace('WORD', SCHEDULED));
  expect(found.some((name) => /^search-index\/.*text\.json$/.test(name))).toBe(true);
  expect(found.some((name) => name.endsWith('.ics'))).toBe(true);
  expect(filesWith(DRAFT)).toEqual([]);
  expect(isFreshAt('2027-03-01T09:59:59Z')).toBe(true);
  expect(isFreshAt(EXPIRED)).toBe(false);

  // Pages that link to an expired page are still built: the link leads to the page above it.
  const about = readFileSync(join(root, 'content/en/about.yaml'), 'utf8');
  write('en/about.yaml', about.replace("['All there", `['[Read it](/blog/${SCHEDULED}/). All there`));
  await build(EXPIRED);
  const { redirects } = JSON.parse(filesOf().get('.site/manifest.json') ?? '') as SiteManifest;
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: `/blog/${SCHEDULED}`, to: '/blog/', status: 302 }),
  );
  const isRedirects = (name: string) => name === '_redirects' || name.startsWith('.site/');
  const linking = filesWith(SCHEDULED).filter((name) => !isRedirects(name));
  expect(linking.toSorted()).toEqual(['', '.br', '.gz'].map((end) => `about/index.html${end}`));
  write('en/about.yaml', about);
  await build(EXPIRED);
  const outside = (files: Map<string, string>) => [...files].filter(([name]) => !isRedirects(name));
  expect(outside(filesOf())).toEqual(outside(before));
}, 300_000);

it('a preview holds everything, marked, for those with its password, and is not indexed', async () => {
  await build(START, true);
  for (const word of [DRAFT, SCHEDULED])
    for (const place of PLACES) expect(filesWith(word)).toContain(place.replace('WORD', word));
  const files = filesOf();
  expect(files.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(JSON.parse(files.get('.site/manifest.json') ?? '')).toMatchObject({ isPreview: true });
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const indexed = pages.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexed.map(([name]) => name)).toEqual([]);
  expect(files.get(`blog/${DRAFT}/index.html`)).toMatch(/role="status"[^>]*>\s*Draft\s*</);
  expect(files.get('blog/first/index.html')).not.toMatch(/role="status"[^>]*>\s*Draft\s*</);
  expect([...files.keys()].filter((name) => /^_(?:headers|redirects)$/.test(name))).toEqual([]);
  expect(isFreshAt(START)).toBe(true);
  vi.stubEnv('SITE_PREVIEW', '');
  expect(isFreshAt(START)).toBe(false);
}, 300_000);
