import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingNames, drawings } from '../drawings/drawings.ts';
import { cropAround, isCutBy, STRIP_WIDTHS } from './cropAround.ts';

const person = (left: number) => ({ left, right: left + 20, top: 60, bottom: 100 });

describe('cropAround', () => {
  it('moves a crop until nobody is cut', () => {
    const drawing = { width: 400, height: 100, parts: [person(140), person(300)] };
    expect(cropAround(drawing, 1, [50, 100])).toEqual({ fit: 'cover', position: [44, 100] });
    expect(cropAround({ ...drawing, parts: [] }, 1, [50, 100])).toEqual({
      fit: 'cover',
      position: [50, 100],
    });
  });

  it('begins at the focus', () => {
    expect(cropAround({ width: 400, height: 100, focus: 50 }, 1, [50, 100]).position).toEqual([0, 100]);
  });

  it('shows all of a drawing whose every crop cuts somebody', () => {
    const parts = [{ left: 0, right: 400, top: 60, bottom: 100 }];
    expect(cropAround({ width: 400, height: 100, parts }, 1, [50, 100]).fit).toBe('contain');
  });
});

it('knows how wide the stylesheet makes strips', () => {
  const widths = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--strip: (\d+)vw/g)];
  expect(widths.map(([, width]) => Number(width) / 100)).toEqual(STRIP_WIDTHS);
});

describe.each(drawingNames)('%s', (name) => {
  it('cuts nothing at its own edges that must stay whole', () => {
    const { width, height, parts = [] } = drawings[name]('day');
    const frame = { left: 0, top: 0, right: width, bottom: height };
    expect(parts.filter((part) => isCutBy(frame, part))).toEqual([]);
  });
});
