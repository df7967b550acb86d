import { describe, expect, it } from 'vitest';
import { builtPages } from './builtSite.ts';

/** The letter in the bubble of a section’s axis, before the axis’s name (src/ui/Section/Section.tsx). */
const BUBBLE = /aria-hidden="true"><span class="[\w-]+">([A-Z]{1,2})<\/span>[^<]/g;

/** Letters of a document in reading order. */
function lettersOf(html: string): string[] {
  return [...html.matchAll(BUBBLE)].map(([, letter = '']) => letter);
}

/** As many letters as on the grid of a plan: A to Z, then AA, AB … */
function planLetters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const last = String.fromCharCode(65 + (index % 26));
    return index < 26 ? last : `A${last}`;
  });
}

describe('letters of the axes', () => {
  it('are found in reading order', () => {
    const axis = (letter: string) =>
      `<div class="a" aria-hidden="true"><span class="b">${letter}</span>Name</div>`;
    expect(lettersOf(`${axis('A')}<p>C</p>${axis('B')}`)).toEqual(['A', 'B']);
  });

  it('leave none out on any page: a section that has an axis prints it', () => {
    const pages = builtPages();
    const gaps = pages.flatMap(({ html, name }) => {
      const letters = lettersOf(html);
      const isWhole = letters.join() === planLetters(letters.length).join();
      return isWhole
        ? []
        : [`${name}: ${letters.join(' ')}. Take the axis from the section that does not print it.`];
    });
    expect(pages.filter(({ html }) => lettersOf(html).length > 2).length).toBeGreaterThan(50);
    expect(gaps).toEqual([]);
  });
});
