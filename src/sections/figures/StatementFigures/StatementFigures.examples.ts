import type { z } from 'zod';
import type { statementFiguresSchema } from './StatementFigures.schema.ts';

/** Named examples; each key says what its example is for. */
export const statementFiguresExamples = {
  default: {
    type: 'statementFigures',
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
    type: 'statementFigures',
    title: 'The beam nobody looks at',
    paragraphs: ['It carries the wall.'],
    scene: { scene: 'drawing', name: 'under-the-beam' },
    alt: 'A beam carries a brick wall over an opening.',
    figures: [
      { value: '2014', text: 'founded in Leeds' },
      { value: '19', text: 'countries' },
    ],
  },
} satisfies Record<string, z.input<typeof statementFiguresSchema>>;
