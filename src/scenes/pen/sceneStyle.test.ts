import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../config/theme.ts';
import { pageDrawingStyle, paletteColor } from './sceneStyle.ts';
import { allStrokes } from './strokes.ts';

describe('the palettes', () => {
  it.each(['day', 'night'] as const)('are those of the page by %s', (tone) => {
    const { ink, paper, earth, alarm, live, key } = paletteColor(tone);
    const page = theme.colors[tone];
    expect({ ink, paper, earth, alarm, live, key }).toEqual({
      ink: page.ink,
      paper: page.ground,
      earth: page.sunk,
      alarm: page.alarm,
      live: { cmms: page['cmms-live'], energy: page['energy-live'], cold: page['cold-live'] },
      key: { cmms: page.cmms, energy: page.energy, cold: page.cold },
    });
  });
});

describe('drawing.css', () => {
  it('matches the strokes', () => {
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
