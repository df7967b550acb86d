import type { DrawingData } from '../parts/LineDrawing.tsx';

const dot = (radius: number) => (places: readonly (readonly [number, number])[]) =>
  places
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`,
    )
    .join('');

const diamond = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${x} ${y - 7}l7 7-7 7-7-7z`).join('');

/** The sites around the harbor at 02:58. */
export const harborMap: DrawingData = {
  size: [600, 400],
  strokes: [
    {
      kind: 'water',
      path: 'M-120 430L-120 300C-40 306 20 330 74 322C128 314 150 276 196 270C226 266 244 284 262 300C282 318 316 322 340 306C366 288 366 256 392 240C428 218 474 236 514 222C570 202 640 214 760 190L760 430z',
    },
    {
      kind: 'thin',
      path: 'M226 276C220 220 250 190 240 140C232 96 262 50 250-20M238 274C232 222 262 188 252 138C244 94 274 50 262-20',
    },
    {
      kind: 'street',
      path: 'M-120 170C40 160 140 200 300 176S520 96 740 110M60 430C70 330 110 250 120 170S90 40 100-40M420-40C410 60 440 120 452 230M-120 60C80 70 200 60 330 80S560 40 740 30',
    },
    { kind: 'thin', path: 'M196 270l14 34M206 268l14 34M340 306l-20 44M352 298l-20 46' },
    {
      kind: 'cmms-fill',
      path: dot(4.5)([
        [66, 108],
        [92, 148],
        [140, 120],
        [156, 196],
        [188, 92],
        [196, 152],
        [214, 222],
        [276, 118],
        [288, 210],
        [304, 150],
        [330, 108],
        [350, 207],
        [356, 148],
        [372, 202],
        [398, 88],
        [404, 168],
        [432, 130],
        [444, 184],
        [482, 104],
        [488, 168],
        [528, 132],
        [546, 188],
        [60, 214],
        [112, 282],
        [300, 60],
        [222, 48],
        [500, 60],
        [130, 70],
        [372, 52],
        [564, 84],
      ]),
    },
    {
      kind: 'energy-fill',
      path: diamond([
        [268, 166],
        [420, 206],
        [166, 150],
        [356, 92],
      ]),
    },
    { kind: 'alarm-fill', path: 'M178 240h14v14h-14zM470 136h14v14h-14z' },
    { kind: 'edge', path: 'M168 238v-8h8M194 230h8v8M202 256v8h-8M176 264h-8v-8' },
  ],
  texts: [
    { at: [160, 252], text: 'Harbor Road', kind: 'name', anchor: 'end' },
    { at: [258, 196], text: 'Ellery' },
    { at: [492, 147], text: 'Oakmere', kind: 'name' },
    { at: [432, 210], text: 'Tidewell' },
  ],
};
