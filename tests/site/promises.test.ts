import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/content/facts.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { DATED, patternOf, promises, statedValue } from '../promises.ts';
import { builtPages } from './builtSite.ts';
import { visibleTexts } from './visibleTexts.ts';

const dated = new Set(
  allPages()
    .filter(({ entry }) => entry !== undefined && DATED.has(entry.kind))
    .map(({ path }) => path),
);

const pages = builtPages()
  .filter(({ path }) => !dated.has(path))
  .map(({ name, locale, html }) => ({ name, locale, text: visibleTexts(html).join('\n') }));

describe('promises on the built pages', () => {
  it.each(promises)('$fact is the same on every page that states it', ({ fact, said, pages: least }) => {
    const patterns = said.map(patternOf);
    const stated = pages.flatMap(({ name, locale, text }) => {
      const expected = String(factsOf(locale).values.get(fact));
      return patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(([words, figure]) =>
          figure === undefined ? [] : [{ name, words, expected, value: statedValue(figure) }],
        ),
      );
    });
    expectNoFaults(
      stated
        .filter(({ value, expected }) => value !== expected)
        .map(({ name, words, expected }) => `${name}: “${words}” should say ${expected} (content/facts)`),
    );
    expect(new Set(stated.map(({ name }) => name)).size).toBeGreaterThanOrEqual(least);
  });
});
