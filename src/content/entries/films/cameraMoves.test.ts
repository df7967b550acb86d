import { expect, it } from 'vitest';
import { cameraPlaces } from './cameraMoves.ts';

it('shows a picture whole, and fills the screen with its middle', () => {
  expect(cameraPlaces(['whole', 'fill'], 16 / 9)).toEqual([
    { x: 0, y: 0, scale: 1 },
    { x: 0, y: 0, scale: 1 },
  ]);
  // A square fills 16:9 once it is 16/9 as large.
  expect(cameraPlaces(['fill'], 1)[0]).toMatchObject({ scale: 1.778 });
});

it('puts a point of the picture in the middle of the screen', () => {
  const [place] = cameraPlaces(['25 50 4'], 16 / 9);
  // A quarter of the width, four times as large, is one width from the edge: half of it is shown before it.
  expect(place).toEqual({ x: -0.5, y: -1.5, scale: 4 });
});

it('shows no empty margin beside a picture that is larger than the screen', () => {
  expect(cameraPlaces(['0 0 2', '100 100 2'], 16 / 9)).toEqual([
    { x: 0, y: 0, scale: 2 },
    { x: -1, y: -1, scale: 2 },
  ]);
});
