import { describe, expect, it } from 'vitest';
import { letters } from '../../src/sections/placeSections.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

/** The letter in the bubble of a section’s axis, before the axis’s name (src/ui/Section/Section.tsx). */
const BUBBLE = /aria-hidden="true"><span class="[\w-]+">([A-Z]{1,2})<\/span>[^<]/g;

/** The letters of a document, in reading order. */
function printedLetters(html: string): string[] {
  return [...html.matchAll(BUBBLE)].map(([, letter = '']) => letter);
}

describe('letters of the axes', () => {
  it('are found in reading order', () => {
    const axis = (letter: string) =>
      `<div class="a" aria-hidden="true"><span class="b">${letter}</span>Name</div>`;
    expect(printedLetters(`${axis('A')}<p>C</p>${axis('B')}`)).toEqual(['A', 'B']);
  });

  it('skip no letter on any page: every section with an axis prints it', () => {
    const pages = builtPages();
    const gaps = pages.flatMap(({ html, name }) => {
      const printed = printedLetters(html);
      const isWhole = printed.every((letter, index) => letter === letters(index));
      return isWhole
        ? []
        : [`${name}: ${printed.join(' ')}. Take the axis from the section that does not print it.`];
    });
    expect(pages.filter(({ html }) => printedLetters(html).length > 2).length).toBeGreaterThan(0);
    expectNoFaults(gaps);
  });
});
