import type { z } from 'zod';
import type { controlLayersSchema } from './ControlLayers.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const controlLayersExamples = {
  default: {
    type: 'controlLayers',
    title: 'Nothing is ripped out',
    intro: 'Two layers are added over three that stay.',
    layers: [
      { name: 'Analysis', holds: 'rules, baselines', text: 'Every floor against itself.', isAdded: true },
      { name: 'Edge gateway', holds: 'BACnet/IP, Modbus', text: 'Reads, stores, sends.', isAdded: true },
      { name: 'BMS', holds: 'any maker', text: 'Runs the building as before.' },
    ],
    scene: { scene: 'drawing', name: 'controlled-plant' },
    alt: 'A technician beside an air handler',
    link: { label: 'See the edge', href: '/iot-edge/' },
  },
} satisfies Record<string, z.input<typeof controlLayersSchema>>;
