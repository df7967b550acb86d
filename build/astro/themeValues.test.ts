import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { theme, themeShade } from '../../config/theme.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { themeValues } from './themeValues.ts';

const compiled = (css: string) => postcss([themeValues]).process(css, { from: undefined }).css;

describe('themeValues', () => {
  it('fills in colors, shades and radii', () => {
    expect(
      compiled(
        'a { color: var(--theme-night-ink); border: 1px solid rgb(from var(--theme-day-ink) r g b / 16%); border-radius: var(--theme-radius-2) }',
      ),
    ).toBe(
      `a { color: ${theme.colors.night.ink}; border: 1px solid ${themeShade('day', 'ink', 16)}; border-radius: ${theme.radii[1]}px }`,
    );
  });

  it('leaves out the corners of sheets where they are square', () => {
    const css = compiled('a { border-radius: var(--theme-radius-sheet); color: red }');
    expect(css).toBe(
      theme.sheetRadius === 0
        ? 'a { color: red }'
        : `a { border-radius: ${theme.sheetRadius}px; color: red }`,
    );
  });

  it('says which colors there are when asked for another', () => {
    expect(() => compiled('a { color: var(--theme-day-pink) }')).toThrow(
      /--theme-day-pink: the theme has no such color: ground, raised/,
    );
  });
});

/** Black and white belong to no brand: they are used for masks, knockouts and paper. */
const NEUTRAL = /^#(?:000|fff)(?:000|fff)?$/i;

it('no source names a color of its own: they are those of the theme', () => {
  const files = ['src', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:css|tsx?|astro)$/.test(file) && !/\.test\.|\.examples\./.test(file));
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const colors = [...text.matchAll(/(?<![\w&/])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-(])/gi)]
      .map(([color]) => color)
      .filter((color) => !NEUTRAL.test(color));
    const shades = [...text.matchAll(/\brgba?\(\s*\d[^)]*\)/g)]
      .map(([shade]) => shade)
      .filter((shade) => !/^rgba?\((?:0 0 0|255 255 255)\b/.test(shade));
    return [...colors, ...shades].map((text) => ({ file, text: `${text}: use a token, or var(--theme-…)` }));
  });
  expect(files.length).toBeGreaterThan(500);
  expectNoFaults(faults);
});
