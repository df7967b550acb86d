import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../testing/withContent.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const BEFORE = '2027-03-01T11:59:59Z';
const AFTER = '2027-03-01T12:00:01Z';

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function read(files: Readonly<Record<string, string>>) {
  const root = withContent({ 'en/index.yaml': pageText('Home'), ...files });
  const [site, { forgetContent }] = await Promise.all([
    import('../../siteContent.ts'),
    import('../files/contentCache.ts'),
  ]);
  forgetContent();
  return { root, ...site };
}

/** Paths of the pages that are shown. */
async function shown(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { allPages } = await read(files);
  return allPages().map(({ path, locale }) => (locale === 'en' ? path : `${locale}${path}`));
}

/** All faults of this content, one line each. */
async function faults(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { loadedContent, root } = await read(files);
  const { formatFault } = await import('../../../shared/Fault.ts');
  return loadedContent().faults.map((fault) => formatFault(fault).replaceAll(root, 'content'));
}

const person = (more: string) => `name: Ada Marsh\nrole: Engineer\ncompany: Pellow\n${more}`;
const topic = 'name: Cold\nsummary: All about cold.\norder: 1\n';
const post = (more: string, date = '2027-02-01') =>
  `---\n${pageText('A post', more)}entry:\n  kind: post\n  title: On cold\n  summary: What it is.\n  cover: { scene: building, kind: office }\n  date: '${date}'\n  topic: cold\n  author: ada\nsections: [{ type: prose, body: [] }]\n---\nText.\n`;

describe('a page', () => {
  it.each([
    ['is a draft', 'draft: true\n', false],
    ['is no draft', 'draft: false\n', true],
    ['is published later', `publishAt: ${AFTER}\n`, false],
    ['has been published', `publishAt: ${BEFORE}\n`, true],
    ['is published this moment', `publishAt: ${NOW.toISOString()}\n`, true],
    ['expires later', `expireAt: ${AFTER}\n`, true],
    ['has expired', `expireAt: ${BEFORE}\n`, false],
    ['expires this moment', `expireAt: ${NOW.toISOString()}\n`, false],
    ['is a draft whose time has come', `draft: true\npublishAt: ${BEFORE}\n`, false],
  ])('that %s', async (_, schedule, isShown) => {
    expect(await shown({ 'en/a.yaml': pageText('A', schedule) })).toEqual(isShown ? ['/a/', '/'] : ['/']);
  });

  it('goes with its regional variant, and stays where only the variant is a draft', async () => {
    const both = { 'en/a.yaml': pageText('A', 'draft: true\n'), 'en-AE/a.yaml': 'draft: false\n' };
    expect(await shown(both)).toEqual(['/']);
    const { allPages } = await read({ 'en/a.yaml': pageText('A'), 'en-AE/a.yaml': 'draft: true\n' });
    expect(allPages().find(({ id }) => id === 'a')?.locales).toEqual(['en']);
  });

  it('is in no list, set or name while it is a draft', async () => {
    const { hasPage, pageName } = await read({ 'en/b/a.yaml': pageText('A', 'draft: true\n') });
    const { siblingPages } = await import('./siblingPages.ts');
    expect([hasPage('b/a'), pageName('b/a'), siblingPages({ id: 'b/c', locale: 'en' })]).toEqual([
      false,
      undefined,
      [],
    ]);
  });

  it('must not expire before it is published', async () => {
    const schedule = `publishAt: ${AFTER}\nexpireAt: ${BEFORE}\n`;
    expect(await faults({ 'en/a.yaml': pageText('A', schedule) })).toEqual([
      `content/en/a.yaml:4: expireAt: must be after publishAt, ${AFTER}: correct one of them`,
    ]);
  });

  it('names a moment with its offset', async () => {
    expect(await faults({ 'en/a.yaml': pageText('A', 'publishAt: 2027-03-02\n') })).toEqual([
      'content/en/a.yaml:3: publishAt: must be a day, a time and the offset from UTC, as 2027-01-21T16:00:00-05:00, not “2027-03-02”',
    ]);
  });

  it('is checked before it is published', async () => {
    expect(
      await faults({ 'en/a.yaml': pageText('A', 'draft: true\nsections: [{ type: nothing }]\n') }),
    ).toEqual([expect.stringContaining('no such type “nothing”')]);
  });

  it('that is published may not be below a draft, but a draft may', async () => {
    const files = { 'en/a.yaml': pageText('A', 'draft: true\n') };
    expect(await faults({ ...files, 'en/b.yaml': pageText('B', 'parents: [a]\n') })).toEqual([
      'content/en/b.yaml:3: parents: the page “a” is a draft: publish it first, or name another',
    ]);
    expect(await faults({ ...files, 'en/b.yaml': pageText('B', 'parents: [a]\ndraft: true\n') })).toEqual([]);
  });
});

describe('an entry', () => {
  const files = {
    'records/people/ada.yaml': person(''),
    'records/topics/cold.yaml': topic,
    'en/blog/later.mdx': post(`publishAt: ${AFTER}\n`),
  };

  it('is not listed before its time', async () => {
    await read(files);
    const { entriesOf } = await import('./entries.ts');
    expect(entriesOf('post')).toEqual([]);
  });

  it('is listed once its time has come', async () => {
    vi.setSystemTime(AFTER);
    await read(files);
    const { entriesOf } = await import('./entries.ts');
    expect(entriesOf('post').map(({ path, title }) => [path, title])).toEqual([['/blog/later/', 'On cold']]);
  });

  it('is listed with a mark where unpublished pages are shown', async () => {
    vi.stubEnv('SITE_PREVIEW', '1');
    await read({
      ...files,
      'chrome/en.yaml': readFileSync('content/chrome/en.yaml', 'utf8'),
      'facts/en.yaml': readFileSync('content/facts/en.yaml', 'utf8'),
    });
    const { entriesOf } = await import('./entries.ts');
    expect(entriesOf('post').map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Scheduled for Mar 1, 2027, 12:00\sPM UTC: On cold$/),
    ]);
  });
});

describe('a record', () => {
  const files = {
    'records/people/ada.yaml': person('draft: true\n'),
    'records/people/ben.yaml': person(`expireAt: ${AFTER}\n`),
    'records/topics/cold.yaml': topic,
  };

  it('is not listed while it is not published', async () => {
    await read(files);
    const { records, record } = await import('../entries/records.ts');
    expect([...records('people').keys()]).toEqual(['ben']);
    expect(() => record('people', 'ada')).toThrow(
      'the record “ada” in content/records/people is a draft: publish it first, or name another',
    );
  });

  it('may be named by a draft only', async () => {
    expect(await faults({ ...files, 'en/blog/a.mdx': post('') })).toEqual([
      'content/en/blog/a.mdx:11: entry.author: the record “ada” in content/records/people is a draft: publish it first, or name another',
    ]);
    expect(await faults({ ...files, 'en/blog/a.mdx': post('draft: true\n') })).toEqual([]);
  });
});

describe('a menu', () => {
  const sources = {
    pageName: (id: string) => (id === 'about' ? 'About' : undefined),
    whyHidden: (id: string) => (id === 'soon' ? 'is a draft' : undefined),
    external: {},
  };

  it('leaves out entries whose page is not published, and says so where there must be one', async () => {
    const { linkTarget, menuLinks } = await import('./navigation.ts');
    expect(menuLinks([{ link: 'about' }, { link: 'soon' }], sources).map(({ name }) => name)).toEqual([
      'About',
    ]);
    expect(() => linkTarget('soon', sources)).toThrow(
      'the page “soon” is a draft: publish it, or name another',
    );
    expect(() => menuLinks([{ link: 'nowhere' }], sources)).toThrow('no page “nowhere”');
  });
});
