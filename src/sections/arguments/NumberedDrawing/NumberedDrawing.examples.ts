import type { z } from 'zod';
import type { numberedDrawingSchema } from './NumberedDrawing.schema.ts';

/** Named examples; each key says what its example is for. */
export const numberedDrawingExamples = {
  default: {
    type: 'numberedDrawing',
    axis: 'In the building',
    title: 'Five ways in. One queue.',
    scene: { scene: 'drawing', name: 'request-routes' },
    alt: 'Section through a tower: five numbered ways lead to one desk on the ground floor.',
    entries: [
      { name: 'A tenant, by QR', text: 'Scans the door tag and sends a photo.', value: '38%' },
      { name: 'A custodian, by phone', text: 'Two taps on the walk round.', value: '21%' },
      { name: 'A sensor, by rule', text: 'A filter passes 250 Pa for ten minutes.', value: '17%' },
      { name: 'A plan, by date', text: 'With last week’s readings beside it.', value: '19%' },
      { name: 'A vendor, from site', text: 'Finds a second fault and quotes it.', value: '5%' },
    ],
    note: 'Share of jobs raised in 2025',
  },
} satisfies Record<string, z.input<typeof numberedDrawingSchema>>;
