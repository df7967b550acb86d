import type { z } from 'zod';
import type { assetTagHeadSchema } from './AssetTagHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const assetTagHeadExamples = {
  default: {
    type: 'assetTagHead',
    tag: 'Tags',
    title: 'Forty millimeters that find anything',
    intro: 'A tag is read by a camera, a glove and a person without either.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    plate: {
      label: 'An asset tag with a code and the number LNT-0007-8842.',
      owner: 'Property of Aldersyde',
      number: 'LNT-0007-8842',
      name: 'AHU-07, level 8',
      ask: 'Broken? Scan me',
      width: '60 mm',
      height: '40 mm',
      scale: 'Scale 8 : 1',
    },
    parts: [
      { name: 'Code', text: 'Read at 40 cm, with a third of it scratched.', x: 10, y: 12 },
      { name: 'Number', text: 'For those without a camera.', x: 92, y: 42 },
      { name: 'Rivet', text: 'Two, where glue would fail.', x: 86, y: 10 },
    ],
  },
} satisfies Record<string, z.input<typeof assetTagHeadSchema>>;
