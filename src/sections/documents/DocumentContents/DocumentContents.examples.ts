import type { z } from 'zod';
import type { documentContentsSchema } from './DocumentContents.schema.ts';

const scene = { scene: 'drawing', name: 'cover-ahu' } as const;

/** Named examples; each key says what its example is for. */
export const documentContentsExamples = {
  threeChapters: {
    type: 'documentContents',
    axis: 'Contents',
    title: 'Three chapters, one worked leak',
    intro: 'Case 14 runs through all of them, from the first alarm to the signed record.',
    chapters: [
      {
        title: 'What the inspector asks for first',
        text: 'Four records, in the order she wants them.',
        page: 4,
        scene,
      },
      { title: 'Leak rate, worked through', text: 'Eleven kilos, two top-ups and one sum.', page: 9, scene },
      {
        title: 'The log that ends the conversation',
        text: 'A blank one, and a filled one.',
        page: 15,
        scene,
      },
    ],
  },
} satisfies Record<string, z.input<typeof documentContentsSchema>>;
