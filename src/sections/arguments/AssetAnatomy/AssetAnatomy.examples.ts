import type { z } from 'zod';
import type { assetAnatomySchema } from './AssetAnatomy.schema.ts';

const parts = (names: readonly [string, string, string]) =>
  names.map((name) => ({ name, value: '+2.1 °C', text: 'What the number says.' }));

/** Named examples; each key gives the reason it exists. */
export const assetAnatomyExamples = {
  default: {
    type: 'assetAnatomy',
    title: 'One case, taken apart',
    intro: 'Nine readings of one record.',
    alt: 'A refrigerated case in section, its parts drawn out and numbered',
    caption: 'Case 14',
    groups: [
      { product: 'connected-refrigeration', parts: parts(['Gas', 'Air', 'Coil']) },
      { product: 'connected-buildings', parts: parts(['Fan', 'Door', 'Heater']) },
      { product: 'connected-cmms', parts: parts(['Plate', 'Valve', 'Sheet']) },
    ],
  },
} satisfies Record<string, z.input<typeof assetAnatomySchema>>;
