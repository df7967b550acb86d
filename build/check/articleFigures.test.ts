import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/content/Page.ts';
import { articlesShortOfFigures, countFigures } from './articleFigures.ts';

const head = '---\nname: Ten words of a head that nobody reads as text\n---\n';
const figure = '<Figure drawing="roof" alt="Four words of alt" caption="Three more words" number="Fig. 1" />';
const exploded = '<Exploded drawing="pump-apart" title="Two words" parts="seal: Seal" />';

describe('countFigures', () => {
  it('counts running text and table cells, but neither the head nor what a figure says', () => {
    expect(countFigures(`${head}Two words\n\n${figure}\n\n| one | two |\n${exploded}`)).toEqual({
      words: 4,
      exploded: 1,
      before: 2,
    });
  });

  it.each(['<Formula text="A = b / c" />', '![A roof](roof.jpg)', exploded])(
    'takes %s for a figure',
    (one) => {
      expect(countFigures(`Two words\n\n${one}\n\nand three more`).before).toBe(2);
    },
  );
});

describe('articlesShortOfFigures', () => {
  const article = (words: number, figures: number, more: object = {}) => {
    const prose = `${head}${`${exploded}\n\n`.repeat(figures)}${'word '.repeat(words)}`;
    return {
      id: 'learn/a',
      locale: 'en',
      prose,
      entry: { kind: 'article' },
      sections: [],
      ...more,
    } as unknown as Page;
  };
  /** The text takes the place of its file’s path. */
  const advice = (...pages: Page[]) => articlesShortOfFigures(pages, (text) => text);

  it('asks for a thing taken apart in each, and one more for each further 800 words', () => {
    expect(advice(article(400, 1), article(1599, 1), article(1700, 2))).toEqual([]);
    const [short, long, ...others] = advice(article(400, 0), article(1700, 1));
    expect(short?.text).toContain('400 words with 0 of the 1');
    expect(long?.file).toMatch(/en\/learn\/a\.mdx$/);
    expect(long?.text).toContain('1700 words with 1 of the 2');
    expect(others).toEqual([]);
  });

  it('asks for the first of them within two screens, in guides too', () => {
    const late = `${head}${'word '.repeat(451)}\n\n${exploded}`;
    const guide = { entry: undefined, sections: [{ type: 'chapterGuide' }] };
    for (const more of [{}, { entry: { kind: 'post' } }, guide])
      expect(advice(article(0, 0, { ...more, prose: late }))[0]?.text).toMatch(/^451 words before the first/);
    expect(
      advice(article(0, 0, { prose: `${head}${'word '.repeat(450)}\n\n${figure}\n\n${exploded}` })),
    ).toEqual([]);
  });

  it('asks nothing of terms, press releases and pages of sections', () => {
    const pages = [
      article(1700, 0, { entry: undefined }),
      article(1700, 0, { entry: { kind: 'pressRelease' } }),
    ];
    expect(advice(...pages, article(1700, 0, { prose: undefined }))).toEqual([]);
  });
});
