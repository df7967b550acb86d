import type { z } from 'zod';
import type { closeLookSchema } from './CloseLook.schema.ts';

const notes = [
  {
    part: 'level',
    name: 'Oil level',
    value: 'a quarter glass',
    text: 'Read at every start. Under a quarter, a job is opened.',
  },
  { part: 'gasket', name: 'Flange', value: 'dry', text: 'Wiped and photographed at the last visit.' },
];

/** Named examples; each key gives the reason it exists. */
export const closeLookExamples = {
  bleedsRight: {
    type: 'closeLook',
    system: 'cold',
    title: 'A quarter of a glass',
    intro: 'What a compressor says about itself.',
    scene: { scene: 'drawing', name: 'sight-glass' },
    alt: 'The oil sight glass of a compressor, a quarter full',
    notes,
    caption: 'Compressor 2, rack C',
  },
} satisfies Record<string, z.input<typeof closeLookSchema>>;
