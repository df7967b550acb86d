import { describe, expect, it } from 'vitest';
import { listContent, parseYaml, readContentText, splitFrontMatter } from './readContent.ts';
import { proseTexts, textsOf } from './testing/copyFaults.ts';
import { type PlacedText, repeatedTexts } from './testing/repeatedText.ts';

const one = 'The pump ran dry at six in the morning because nobody had opened the valve after the flush.';

describe('repeatedTexts', () => {
  it('finds a paragraph of another page, also with words exchanged', () => {
    const changed = one.replace('six', 'five');
    const texts = [one, changed].map((text, index) => ({ page: `page ${index}`, field: 'text', text }));
    expect(repeatedTexts(texts).map((fault) => fault.split(':')[0])).toEqual(['page 1, text']);
  });

  it('lets a page repeat itself, and others use its words', () => {
    const texts: PlacedText[] = [
      { page: 'a', field: 'text', text: one },
      { page: 'a', field: 'summary', text: one },
      {
        page: 'b',
        field: 'text',
        text: 'Because nobody had opened the valve, a second pump was bought in the same week for the same duty.',
      },
    ];
    expect(repeatedTexts(texts)).toEqual([]);
  });
});

/** What may well say the same on two pages: what a picture shows, and the small print of a form. */
const SAME = /\.(?:alt|privacy)$/;

function textsOfFile(path: string): PlacedText[] {
  const source = readContentText(path);
  const { frontMatter, body } = path.endsWith('.mdx')
    ? splitFrontMatter(source, path)
    : { frontMatter: source, body: '' };
  return [...textsOf(parseYaml(frontMatter, path)), ...proseTexts(body)]
    .filter(({ field }) => !SAME.test(field))
    .map(({ field, text }) => ({ page: path, field, text }));
}

// A regional variant repeats what stays true of its own page; of others it repeats nothing.
it.each(['en', 'en-AE'])('no paragraph of %s stands on two pages', (locale) => {
  const texts = listContent('.', ['.yaml', '.mdx'])
    .filter((file) => file.startsWith(`${locale}/`))
    .flatMap(textsOfFile);
  expect(texts.length).toBeGreaterThan(100);
  expect(repeatedTexts(texts)).toEqual([]);
});
