import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

/** The error message for these files. */
async function complaint(files: Record<string, string>): Promise<string> {
  const root = withContent({ 'en/index.yaml': pageText('Home'), ...files });
  const { allPages } = await import('../../siteContent.ts');
  try {
    allPages();
  } catch (error) {
    return (error as Error).message.replaceAll(root, 'content');
  }
  throw new Error('nothing was said');
}

const entry = (kind: string) =>
  pageText(
    'A',
    `entry: { kind: ${kind}, title: A, summary: B, cover: { scene: estate }, date: 2025-03-14, number: 1 }\n`,
  );

describe('a file that would be left out', () => {
  it.each([
    ['en/a.md', 'is not read: let its name end in .mdx'],
    ['en/blog/a.yml', 'is not read: let its name end in .yaml'],
    [
      'en/blog/My post.yaml',
      'its name is the page’s address: use lower-case words joined by hyphens, such as read-a-filter',
    ],
  ])('is named: %s', async (file, message) => {
    expect(await complaint({ [file]: pageText('A') })).toBe(`content/${file}: ${message}`);
  });
});

describe('two pages', () => {
  it('have titles of their own', async () => {
    expect(await complaint({ 'en/a.yaml': pageText('A'), 'en/b.yaml': pageText('A') })).toContain(
      'content/en/b.yaml:1: meta.title: is the same as that of content/en/a.yaml: write another, search engines show one of the two only',
    );
  });

  it('have descriptions of their own', async () => {
    const copy = pageText('A').replace('A | {brand}', 'B | {brand}');
    expect(await complaint({ 'en/a.yaml': pageText('A'), 'en/b.yaml': copy })).toContain(
      'content/en/b.yaml:1: meta.desc: is the same as that of content/en/a.yaml',
    );
  });
});

describe('a title that another page has is blamed on the copy, wherever its file is:', () => {
  const blamed = async (added: string[], edited: string[]) => {
    const [{ repeatedMetadata }, { asIfSaved }] = await Promise.all([
      import('./checkPages.ts'),
      import('../files/unsavedTexts.ts'),
    ]);
    const pages = ['a', 'b'].map((desc) => ({ meta: { title: 'A', desc } }));
    const found = asIfSaved(new Map(edited.map((file) => [file, ''])), () =>
      repeatedMetadata(
        pages as never,
        ({ meta }) => `${meta.desc}.yaml`,
        () => added,
      ),
    );
    return found.map(({ file, text }) => `${file}: ${text.split(': write')[0]}`);
  };

  it.each([
    ['a new file', ['a.yaml'], []],
    ['a file that is being edited', [], ['a.yaml']],
  ])('%s', async (_, added, edited) => {
    expect(await blamed(added, edited)).toEqual(['a.yaml: meta.title: is the same as that of b.yaml']);
  });
});

describe('an entry', () => {
  it('has sections', async () => {
    expect(await complaint({ 'en/a.yaml': entry('newsletter') })).toBe(
      'content/en/a.yaml: sections: a page of the kind newsletter needs its own: copy them from another page of that kind',
    );
  });

  it('has a text where its kind shows one', async () => {
    const files = {
      'templates/newsletter.yaml': 'sections: [{ type: prose }]',
      'en/a.yaml': entry('newsletter'),
    };
    expect(await complaint(files)).toBe(
      'content/en/a.yaml: has no text: let its name end in .mdx, put the head between two lines of ---, and write the text below',
    );
  });
});

describe('the text of a page', () => {
  it('is checked, with the line in its file', async () => {
    const text = `---\n${pageText('A')}---\n\nFirst.\n\n<Figure drawing="x" alt="" caption="y" />\n`;
    expect(await complaint({ 'en/a.mdx': text })).toMatch(
      /^content\/en\/a\.mdx:8: <Figure>: there is no drawing “x”: the nearest are /,
    );
  });
});

describe('a record that no page names', () => {
  it('is checked all the same', async () => {
    const partner =
      '{ name: A, city: B, region: nordic, specialities: [advice], summary: C, certified: 1, since: 2020 }';
    expect(await complaint({ 'records/partners/a.yaml': partner })).toBe(
      'content/records/partners/a.yaml:1: region: cannot be “nordic”: use one of americas, europe, gulf, asia-pacific',
    );
  });
});
