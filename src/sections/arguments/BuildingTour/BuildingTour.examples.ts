import type { z } from 'zod';
import type { buildingTourSchema } from './BuildingTour.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const buildingTourExamples = {
  default: {
    type: 'buildingTour',
    axis: 'Two rooms',
    title: 'Take the stairs down',
    intro: 'Rooms where the estate decides whether the clinic opens.',
    margin: { title: 'What the inspector opens', text: 'Filed under the code that asks.' },
    rooms: [
      {
        anchor: 'theatre',
        name: 'Operating room',
        level: '+12.450',
        floor: 'Level 3',
        scene: { scene: 'drawing', name: 'hospital-theatre' },
        alt: 'An operating room with its air canopy.',
        title: 'Twenty air changes, proved',
        text: 'Pressure, air change and filter state are read every minute.',
        readings: [
          { name: 'Air changes', value: '26.1 /h' },
          { name: 'Filter', value: '312 Pa', isOut: true },
        ],
        codes: [{ code: 'ASHRAE 170', text: 'Air changes and pressure' }],
      },
      {
        anchor: 'pharmacy',
        name: 'Pharmacy',
        level: '+0.000',
        floor: 'Level 0',
        system: 'cold',
        scene: { scene: 'drawing', name: 'hospital-pharmacy' },
        alt: 'A pharmacy with its cold room.',
        title: 'Vaccines at 2 to 8 °C',
        text: 'Refrigerators report to the pharmacist and to the plant team at once.',
        readings: [
          { name: 'Refrigerator 2', value: '3.8 °C' },
          { name: 'Excursions', value: '0 in 90 d' },
        ],
        codes: [{ code: 'USP 1079', text: 'Storage temperature' }],
      },
    ],
  },
} satisfies Record<string, z.input<typeof buildingTourSchema>>;
