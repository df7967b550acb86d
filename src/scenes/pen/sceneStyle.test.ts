import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageDrawingStyle, paletteColour } from './sceneStyle.ts';
import { allStrokes } from './strokes.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const [day = '', night = ''] = tokens.split("[data-tone='night']");
const token = (sheet: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(sheet)?.[1];

describe('the palettes', () => {
  it.each([
    ['day', day],
    ['night', night],
  ] as const)('are those of the page by %s', (tone, sheet) => {
    const { ink, paper, earth, alarm, live, key } = paletteColour(tone);
    expect({ ink, paper, alarm, live, key }).toEqual({
      ink: token(sheet, 'ink'),
      paper: token(sheet, 'ground'),
      alarm: token(sheet, 'alarm'),
      live: { m: token(sheet, 'cmms-live'), e: token(sheet, 'energy-live'), r: token(sheet, 'cold-live') },
      key: { m: token(sheet, 'cmms'), e: token(sheet, 'energy'), r: token(sheet, 'cold') },
    });
    expect(earth).toBe(token(sheet, 'sunk'));
  });
});

describe('drawing.css', () => {
  it('is what the strokes say', () => {
    const written = readFileSync(new URL('./drawing.css', import.meta.url), 'utf8');
    const rules = pageDrawingStyle(allStrokes);
    const plain = (css: string) =>
      css
        .replace(/\s|;(?=\s*\})/g, '')
        .replaceAll('"', "'")
        .replace(/\/\*.*?\*\//g, '')
        .replace(/(\D)0\./g, '$1.')
        .replace(/^@layerui\{(.*)\}$/s, '$1');
    expect(plain(written)).toBe(plain(rules));
  });
});
