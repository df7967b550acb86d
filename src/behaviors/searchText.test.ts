import { describe, expect, it } from 'vitest';
import { excerptOf, fillText, markedParts } from './searchText.ts';

const printed = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('the highlights of a text', () => {
  it('are words that start with a word of the query, ignoring case and accents', () => {
    expect(printed('Leaks and the leak rate of a cleaker', 'leak', 'rat')).toBe(
      '[Leaks] and the [leak] [rate] of a cleaker',
    );
    expect(printed('Über Kälte', 'kalte')).toBe('Über [Kälte]');
  });

  it('include codes as the page writes them', () => {
    expect(printed('R-410A under 40 CFR 84.106, in t CO₂e', 'r410a', '40cfr84', 'co2')).toBe(
      '[R-410A] under [40 CFR 84].106, in t [CO₂e]',
    );
  });

  it('do not include longer words when only one or two letters are typed', () => {
    expect(printed('AI reads the air', 'ai')).toBe('[AI] reads the air');
  });
});

describe('an excerpt', () => {
  const long = `${'Word after word '.repeat(20).trim()} until the leak comes.`;

  const excerpt = (sentences: readonly string[], ...words: string[]) =>
    excerptOf({ description: 'A leak is described.', sentences }, words);

  it('is the sentence with the most of the words, and the next ones that fit', () => {
    const page = ['A leak.', 'Every leak has a rate.', 'It is a share.', 'A heading', 'Another one.'];
    expect(excerpt(page, 'leak', 'rate')).toBe('Every leak has a rate. It is a share.');
  });

  it('is the description if no sentence has more of the words', () => {
    expect(excerpt(['The leak comes first.'], 'leak')).toBe('A leak is described.');
    expect(excerpt(['A fan.'], 'boiler')).toBe('A leak is described.');
  });

  it('is never a heading, and is a table row only if no sentence has the word', () => {
    const row = 'Fan on the roof · 11 kW · runs from six to ten, and all of Sunday';
    expect(excerpt(['Fan rates', row, 'What a fan costs.'], 'fan')).toBe('What a fan costs.');
    expect(excerpt(['Fan rates', row], 'fan')).toBe(row);
    expect(excerpt(['Fan rates'], 'fan')).toBe('A leak is described.');
  });

  it('starts mid-sentence only if the sentence is too long, between words, with an ellipsis', () => {
    const late = excerpt([long.replace('leak', 'fan')], 'fan');
    expect(late).toMatch(/^… (?:Word|after|word) .*until the fan comes\.$/);
    expect(late.length).toBeLessThan(130);
    expect(excerpt([long], 'after', 'word')).toMatch(/^Word after .* (?:word|after)…$/i);
  });
});

describe('a text with placeholders', () => {
  it('is filled once: a query that looks like a placeholder is left alone', () => {
    expect(fillText('%count% for “%query%”, %other%', { count: 2, query: '%count%' })).toBe(
      '2 for “%count%”, %other%',
    );
  });
});
