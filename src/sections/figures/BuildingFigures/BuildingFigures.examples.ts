import type { z } from 'zod';
import type { buildingFiguresSchema } from './BuildingFigures.schema.ts';

/** Named examples; each key says what its example is for. */
export const buildingFiguresExamples = {
  default: {
    type: 'buildingFigures',
    title: 'Oakmere Health, measured',
    intro: 'Six hospitals, first year',
    scene: { scene: 'building', kind: 'hospital', floors: 3, seed: 22, crop: { width: 640, height: 620 } },
    figures: [
      { value: '11 s', text: 'to produce any compliance record', before: 'was half a day, three binders' },
      { value: '22', text: 'operating theatres validated on time' },
      { value: '0', text: 'water flushes missed in twelve months' },
    ],
  },
} satisfies Record<string, z.input<typeof buildingFiguresSchema>>;
