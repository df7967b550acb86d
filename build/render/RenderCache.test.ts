import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';

const EVENT = `sections:
  - type: prose
    body: [{ text: [All are welcome.] }]
entry:
  kind: event
  title: Open day
  summary: See how it is done.
  starts: '2026-11-21T10:00:00Z'
  ends: '2026-11-21T12:00:00Z'
  timeZone: Europe/London
  region: Europe
  format: Open house
  seats: 40
  cover: { scene: building, kind: office }
  venue: { name: Hall, street: 1 Main Street, city: Leeds, country: United Kingdom }
`;

const FILES: Readonly<Record<string, string>> = {
  'en/index.yaml': pageText('Home'),
  'en/events.yaml': pageText('Events'),
  'en/events/open-day.yaml': pageText('Open day', EVENT),
  'en/prose.mdx': `---\n${pageText('Prose')}---\nA beam carries what stands above it.\n`,
  'en-AE/index.yaml': 'name: Start\n',
  'records/customers/none.txt': 'one',
};

const NOON = new Date('2026-11-21T09:00:00Z');

let content = '';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  content = withContent(FILES);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(content, { recursive: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Files that pages refer to. */
const available = () => ({
  images: new Set(['roof-640.0123abcd.webp']),
  assets: new Set<string>(),
});

const HTML = '<img src="/_art/plan.0123abcd.svg"><img src="/_img/roof-640.0123abcd.webp">';
const FILES_OF_PAGE = { '_art/plan.0123abcd.svg': '<svg/>' };

/** The queries that pages make about each other while they are rendered, by path of the document. */
const QUERIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'events/index.html': async () => (await import('../../src/content/site/entries.ts')).entriesOf('event'),
  'events/open-day/index.html': async () => (await import('../../src/siteContent.ts')).pageName('events'),
};

/** Builds once and returns which pages were rendered, by document path. All are kept for the next build. */
async function build(now = NOON, files = available()): Promise<string[]> {
  const [{ RenderCache, documentOf }, { allPages }, { forgetContent }, { recordQueries }] = await Promise.all(
    [
      import('./RenderCache.ts'),
      import('../../src/siteContent.ts'),
      import('../../src/content/files/contentCache.ts'),
      import('../../src/content/reading/trackedQueries.ts'),
    ],
  );
  forgetContent();
  const pages = allPages();
  const cache = await RenderCache.open(folder, pages, files, now);
  const drawn = pages.filter((page) => !cache.has(documentOf(page)));
  for (const page of drawn) {
    const { queries } = await recordQueries(async () => QUERIES[documentOf(page)]?.());
    cache.add(page, { html: HTML, csp: '', files: FILES_OF_PAGE }, queries);
  }
  expect([...cache.documents().keys()].sort()).toEqual(pages.map(documentOf).sort());
  await cache.save();
  return drawn.map(documentOf).sort();
}

/** Builds at a time of the day. */
function buildAt(time: string): Promise<string[]> {
  vi.useFakeTimers({ now: new Date(`2026-11-21T${time}Z`), toFake: ['Date'] });
  return build(new Date());
}

const change = (file: string, from: string, to: string) =>
  writeFileSync(join(content, file), (FILES[file] ?? '').replace(from, to));

const ALL = [
  '_hosts/en-AE/index.html',
  'events/index.html',
  'events/open-day/index.html',
  'index.html',
  'prose/index.html',
];

describe('RenderCache', () => {
  it('draws every page once, and none again while nothing changes', async () => {
    expect(await build()).toEqual(ALL);
    expect(await build()).toEqual([]);
  });

  it.each([
    ['prose', 'en/prose.mdx', 'A beam', 'Every beam', ['prose/index.html']],
    ['words', 'en/events.yaml', 'All there is', 'Whatever there is', ['events/index.html']],
    ['title', 'en/events.yaml', "title: 'Events", "title: 'All events", ['events/index.html']],
    ['date', 'en/events.yaml', 'name: Events', "$&\nupdated: '2026-11-20'", ['events/index.html']],
    [
      'words, where it has a regional variant,',
      'en/index.yaml',
      'All there is',
      'Whatever there is',
      ['_hosts/en-AE/index.html', 'index.html'],
    ],
    [
      'summary, which another page lists,',
      'en/events/open-day.yaml',
      'See how',
      'Come and see how',
      ['events/index.html', 'events/open-day/index.html'],
    ],
    [
      'name, which another page shows,',
      'en/events.yaml',
      'name: Events',
      'name: Dates',
      ['events/index.html', 'events/open-day/index.html'],
    ],
  ])('draws only the pages concerned when a page’s %s changes', async (_, file, from, to, drawn) => {
    await build();
    change(file, from, to);
    expect(await build()).toEqual(drawn);
  });

  it('draws a new page alone, and all when what they share changes', async () => {
    await build();
    writeFileSync(join(content, 'en/new.yaml'), pageText('New'));
    expect(await build()).toEqual(['new/index.html']);
    writeFileSync(join(content, 'records/customers/none.txt'), 'other');
    expect(await build()).toHaveLength(6);
  });

  it('draws pages whose pictures, drawings or texts are gone', async () => {
    await build();
    expect(await build(NOON, { ...available(), images: new Set() })).toEqual(ALL);
    rmSync(join(folder, 'documents', '_art+plan.0123abcd.svg'));
    expect(await build()).toEqual(ALL);
    rmSync(join(folder, 'documents'), { recursive: true });
    expect(await build()).toEqual(ALL);
  });

  it('draws the pages that list an entry when its time comes and when it is over', async () => {
    change(
      'en/events/open-day.yaml',
      'name:',
      "publishAt: '2026-11-21T09:20:00Z'\nexpireAt: '2026-11-21T09:40:00Z'\nname:",
    );
    expect(await buildAt('09:00:00')).toEqual(ALL.filter((file) => file !== 'events/open-day/index.html'));
    expect(await buildAt('09:19:59')).toEqual([]);
    expect(await buildAt('09:20:00')).toEqual(['events/index.html', 'events/open-day/index.html']);
    expect(await buildAt('09:39:59')).toEqual([]);
    expect(await buildAt('09:40:00')).toEqual(['events/index.html']);
  });

  it('draws all pages when a record or a banner comes or goes', async () => {
    const job = 'role: R\nfield: F\nbg: cmms\nlocation: L\nlink: https://jobs.example/\n';
    mkdirSync(join(content, 'records/jobs'), { recursive: true });
    writeFileSync(join(content, 'records/jobs/r.yaml'), `${job}publishAt: '2026-11-21T09:20:00Z'\n`);
    change(
      'en/events.yaml',
      'name:',
      "eventBanner: { id: a, text: T, label: L, href: /, expireAt: '2026-11-21T09:40:00Z' }\nname:",
    );
    expect(await buildAt('09:00:00')).toEqual(ALL);
    expect(await buildAt('09:20:00')).toEqual(ALL);
    expect(await buildAt('09:39:59')).toEqual([]);
    expect(await buildAt('09:40:00')).toEqual(ALL);
  });

  it('draws all pages when an event has begun or ended since, and on another day', async () => {
    await build();
    expect(await build(new Date('2026-11-21T09:59:00Z'))).toEqual([]);
    expect(await build(new Date('2026-11-21T10:01:00Z'))).toEqual(ALL);
    expect(await build(new Date('2026-11-21T11:59:00Z'))).toEqual([]);
    expect(await build(new Date('2026-11-21T12:00:00Z'))).toEqual(ALL);
    expect(await build(new Date('2026-11-22T00:00:00Z'))).toEqual(ALL);
  });
});
