import { describe, expect, it } from 'vitest';
import { fillText, partsOfExcerpt, partsOfTitle } from './searchText.ts';

const printed = (parts: { text: string; isMarked: boolean }[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('the highlights of an excerpt', () => {
  it('stand where Pagefind set them', () => {
    expect(printed(partsOfExcerpt('A <mark>leak</mark> <mark>rate.</mark> Then'))).toBe(
      'A [leak] [rate.] Then',
    );
  });

  it('leave everything else text, whatever it looks like', () => {
    expect(partsOfExcerpt('&lt;img src=x&gt; &amp;lt; <b>')).toEqual([
      { text: '<img src=x> &lt; <b>', isMarked: false },
    ]);
  });
});

describe('the highlights of a title', () => {
  it('are words that begin as a word of the query, whatever the case', () => {
    expect(printed(partsOfTitle('Leaks and the leak rate of a cleaker', 'LEAK rat'))).toBe(
      '[Leaks] and the [leak] [rate] of a cleaker',
    );
  });

  it('take a query as words and not as a pattern', () => {
    expect(printed(partsOfTitle('What (.*) costs', '(.*) cost|'))).toBe('What (.*) [costs]');
    expect(printed(partsOfTitle('Any title', '  .*'))).toBe('Any title');
  });

  it('know letters of every script', () => {
    expect(printed(partsOfTitle('Über Kälte', 'kält'))).toBe('Über [Kälte]');
  });
});

describe('a text with places for values', () => {
  it('is filled once: a query that looks like a place stays what it is', () => {
    expect(fillText('%count% for “%query%”, %other%', { count: 2, query: '%count%' })).toBe(
      '2 for “%count%”, %other%',
    );
  });
});
