import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../../../config/siteConfig.ts';
import { pageText, withContent } from '../testing/withContent.ts';

const { brand } = siteConfig;

afterEach(() => vi.unstubAllEnvs());

const index = { 'en/index.yaml': pageText('Home') };

async function read(files: Record<string, string>) {
  const root = withContent(files);
  const pages = await import('../../siteContent.ts');
  return { root, ...pages };
}

/** The error message for a page file with this text. */
async function complaint(text: string, more: Record<string, string> = {}): Promise<string> {
  const { allPages, root } = await read({ ...index, 'en/a/b.yaml': text, ...more });
  try {
    allPages();
  } catch (error) {
    return (error as Error).message.replaceAll(root, 'content');
  }
  throw new Error('nothing was said');
}

describe('allPages', () => {
  it('makes a page of every file: its place is its address', async () => {
    const { allPages } = await read({
      ...index,
      'en/product/work-orders.yaml': pageText('Work orders', 'parents: [index]'),
      'en/why-{brandSlug}.yaml': pageText('Why {brand}'),
      'en/terms.mdx': `---\n${pageText('Terms')}---\n## Terms\n`,
      'en/notes.txt': 'not a page',
    });
    expect(allPages().map(({ id, path, name, prose }) => [id, path, name, prose])).toEqual([
      ['index', '/', 'Home', undefined],
      ['product/work-orders', '/product/work-orders/', 'Work orders', undefined],
      ['terms', '/terms/', 'Terms', 'en/terms.mdx'],
      ['why-{brandSlug}', `/why-${brand.slug}/`, `Why ${brand.name}`, undefined],
    ]);
  });

  it('fills the placeholders of words and paths under another brand', async () => {
    vi.stubEnv('SITE_BRAND', 'Acme Works');
    const { allPages } = await read({ 'en/why-{brandSlug}.yaml': pageText('Why {brand}') });
    expect(allPages()[0]).toMatchObject({
      path: '/why-acme-works/',
      meta: { title: 'Why Acme Works | Acme Works' },
    });
  });

  it('lays the regional variant over the default language', async () => {
    const { allPages, outputPath } = await read({
      'en/index.yaml': pageText('Home', 'sections: [{ type: cta, id: end, title: One, label: Book it }]'),
      'en/about.yaml': pageText('About'),
      'en-AE/index.yaml': 'sections: [{ id: end, title: Two }]',
    });
    const [about, home, regional] = allPages();
    expect(about?.locales).toEqual(['en']);
    expect(home).toMatchObject({ locale: 'en', locales: ['en', 'en-AE'], sections: [{ title: 'One' }] });
    expect(regional).toMatchObject({
      locale: 'en-AE',
      path: '/',
      name: 'Home',
      sections: [{ title: 'Two', label: 'Book it' }],
    });
    expect(allPages().map(outputPath)).toEqual(['about', undefined, '_hosts/en-AE']);
  });

  it('finds a page of the default language by its id', async () => {
    const { pageById } = await read({ ...index, 'en-AE/index.yaml': 'name: Start' });
    expect(pageById('index')?.name).toBe('Home');
    expect(pageById('nowhere')).toBeUndefined();
  });

  it('has no pages without content', async () => {
    expect((await read({})).allPages()).toEqual([]);
  });

  it('reads the files again only when told to', async () => {
    const { allPages } = await read(index);
    const first = allPages();
    expect(allPages()).toBe(first);
    (await import('../files/contentCache.ts')).forgetContent();
    expect(allPages()).not.toBe(first);
  });
});

describe('a page that cannot be used', () => {
  it.each([
    [
      'an unknown field',
      pageText('A', 'titel: x'),
      '3: the file: unknown field “titel”: remove it; the fields here are meta, name, draft, publishAt, expireAt, parents, isListed, scene, system, updated, eventBanner, entry, sections',
    ],
    ['a missing field', 'name: A\nmeta: { title: Abc }', '2: meta.desc: is missing: add it (a text)'],
    [
      'a title over 60 characters',
      `name: A\nmeta: { title: ${'A'.repeat(61)}, desc: A description }`,
      '2: meta.title: is too long: 61 characters, at most 60',
    ],
    [
      'a link without a slash at its end',
      pageText('A', 'sections: [{ type: cta, href: /request-demo }]'),
      '3: sections[1].href: must end with a slash: every page’s path does',
    ],
    [
      'an unknown field of a section',
      pageText('A', 'sections: [{ type: cta }, { type: cta, titel: x }]'),
      '3: sections[2]: unknown field “titel”: did you mean “title”? Otherwise remove it',
    ],
    [
      'an anchor that is none',
      pageText('A', 'sections: [{ type: cta, id: Top Part }]'),
      '3: sections[1].id: use lower-case words joined by hyphens, beginning with a letter',
    ],
    ['an empty file', '', ' the file is empty: add its fields'],
  ])('names file, line, field and remedy of %s', async (_, text, message) => {
    expect(await complaint(text)).toBe(`content/en/a/b.yaml:${message}`);
  });

  it('names the types of section there are', async () => {
    expect(await complaint(pageText('A', 'sections: [{ type: ctaa }]'))).toMatch(
      /sections\[1\]\.type: no such type “ctaa”: the nearest are cta, \w+, \w+; /,
    );
  });

  it('names an unknown placeholder and the one that was meant', async () => {
    expect(await complaint(pageText('{brnad}'))).toMatch(
      /^content\/en\/a\/b\.yaml:1: has the unknown placeholder \{brnad\}: did you mean “brand”\?/,
    );
  });

  it('names the line of malformed YAML', async () => {
    expect(await complaint('meta:\n  title: One: two | {brand}\n')).toBe(
      'content/en/a/b.yaml:2: a text cannot hold a colon and a space: put it in quotes, title: "One: two | {brand}"',
    );
    expect(await complaint(pageText('A'), { 'en/c.mdx': '---\nname: @A\n---\nText.\n' })).toMatch(
      /^content\/en\/c\.mdx:2: a text cannot begin with @/,
    );
  });

  it('is reported together with every other fault of every other file', async () => {
    const message = await complaint('name: A\nmeta: { title: Abc }\nentri: x\n', {
      'en/c.yaml': 'name: [',
      'en/d.yaml': pageText('D', 'parents: [index, c, nowhere]'),
      'records/topics/t.yaml': 'name: T\nsummary: S\n',
    });
    expect(message.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'content/records/topics/t.yaml: order',
      expect.stringMatching(/^content\/en\/c\.yaml:1: /),
      'content/en/a/b.yaml:2: meta.desc',
      'content/en/a/b.yaml:3: the file',
      'content/en/d.yaml:3: parents',
    ]);
  });

  it('has its line also where a template or the default language gives the field', async () => {
    const entry =
      'entry: { kind: event, title: T, summary: S, cover: { scene: estate }, starts: "2027-02-23T17:45:00+04:00", ends: "2027-02-23T22:00:00+04:00", timeZone: Asia/Dubai, region: Middle East, format: Tour, seats: 8, venue: { name: V, city: C, country: D } }';
    const message = await complaint(
      pageText(
        'A',
        'sections:\n  - { type: cta, id: one }\n  - type: cta\n    id: two\n    title: B\n    lable: C\n',
      ),
      {
        'en-AE/a/b.yaml': 'sections:\n  - id: two\n    title: D\n    desk: E\n',
        'templates/event.yaml': 'parents: [index]\nsections:\n  - type: cta\n    lable: Go\n',
        'en/c.yaml': pageText('C', entry),
      },
    );
    expect(message.split('\n').map((line) => line.split(': did')[0])).toEqual([
      'content/en/a/b.yaml:8: sections[2]: unknown field “lable”',
      expect.stringContaining('content/en-AE/a/b.yaml:4: sections[2]: unknown field “desk”'),
      'content/templates/event.yaml:4: sections[1]: unknown field “lable”',
    ]);
  });

  it('names a variant without a page', async () => {
    expect(await complaint(pageText('A'), { 'en-AE/a/c.yaml': 'name: C' })).toBe(
      'content/en-AE/a/c.yaml: has no page of the same path in content/en: add it there first',
    );
  });

  it('names an unknown section of a variant', async () => {
    expect(
      await complaint(pageText('A', 'sections: [{ type: cta, id: end }]'), {
        'en-AE/a/b.yaml': 'sections:\n  - title: B\n    id: edn\n',
      }),
    ).toContain('content/en-AE/a/b.yaml:3: sections: no section with id “edn” in the default language');
  });

  it('names the variant’s file for a fault that the variant brings', async () => {
    expect(await complaint(pageText('A'), { 'en-AE/a/b.yaml': 'titel: B' })).toBe(
      'content/en-AE/a/b.yaml:1: the file: unknown field “titel”: remove it; the fields here are meta, name, draft, publishAt, expireAt, parents, isListed, scene, system, updated, eventBanner, entry, sections',
    );
  });

  it('names a page that appears twice', async () => {
    expect(await complaint(pageText('A'), { 'en/a/b.mdx': `---\n${pageText('A')}---\n` })).toContain(
      'exists both as .yaml and as .mdx: keep one',
    );
  });

  it('names two files with one path', async () => {
    expect(
      await complaint(pageText('A'), {
        [`en/${brand.slug}.yaml`]: pageText('B'),
        'en/{brandSlug}.yaml': pageText('C'),
      }),
    ).toMatch(
      `content/en/{brandSlug}.yaml: has the same path as content/en/${brand.slug}.yaml: rename one of them`,
    );
  });

  it('names prose without front matter', async () => {
    expect(await complaint(pageText('A'), { 'en/c.mdx': '# Title' })).toBe(
      'content/en/c.mdx:1: has no front matter: start the file with --- , the fields, and --- again',
    );
    expect(await complaint(pageText('A'), { 'en/c.mdx': `---\n${pageText('C')}\nText.\n` })).toBe(
      'content/en/c.mdx:1: the fields that begin here have no end: write --- on a line of its own below the last of them',
    );
  });
});
