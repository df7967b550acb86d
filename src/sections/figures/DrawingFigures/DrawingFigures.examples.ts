import type { z } from 'zod';
import type { drawingFiguresSchema } from './DrawingFigures.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const drawingFiguresExamples = {
  default: {
    type: 'drawingFigures',
    axis: 'The name',
    tone: 'night',
    title: 'The beam nobody looks at',
    paragraphs: [
      'It sits above every door and window, carries the wall, and is only noticed when it is missing.',
      'Good software for buildings takes the load and stays out of the way.',
    ],
    scene: { scene: 'drawing', name: 'under-the-beam', tone: 'night' },
    alt: 'A beam carries a brick wall over an opening; a technician and two visitors walk below it.',
    figures: [
      { value: '310', text: 'people' },
      { value: '214', text: 'estates' },
      { value: '61%', text: 'of us have held a spanner for a living' },
    ],
  },
  byDay: {
    type: 'drawingFigures',
    title: 'The beam nobody looks at',
    paragraphs: ['It carries the wall.'],
    scene: { scene: 'drawing', name: 'under-the-beam' },
    alt: 'A beam carries a brick wall over an opening.',
    figures: [
      { value: '2014', text: 'founded in Leeds' },
      { value: '19', text: 'countries' },
    ],
  },
  onLevels: {
    type: 'drawingFigures',
    layout: 'levels',
    title: 'Oakmere Health, measured',
    intro: 'Six hospitals, first year',
    scene: { scene: 'building', kind: 'hospital', floors: 3, seed: 22, crop: { width: 640, height: 620 } },
    figures: [
      { value: '11 s', text: 'to produce any compliance record', before: 'was half a day, three binders' },
      { value: '22', text: 'operating theatres validated on time' },
      { value: '0', text: 'water flushes missed in twelve months' },
    ],
  },
} satisfies Record<string, z.input<typeof drawingFiguresSchema>>;
