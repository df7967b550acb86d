import type { z } from 'zod';
import type { industryHeadSchema } from './IndustryHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const industryHeadExamples = {
  tall: {
    type: 'industryHead',
    title: 'The building is part of the treatment',
    intro: 'Air, water, power and cold, kept inside their limits and written down as you go.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'Walk the building', href: '#tour' },
    scene: { scene: 'drawing', name: 'hospital-whole' },
    focus: 60,
    alt: 'Section through a hospital of five floors with its pharmacy wing and plant.',
    keysLabel: 'Rooms in the building',
    keys: [
      { name: 'Operating room', href: '#theatre', x: 52, y: 34 },
      { name: 'Pharmacy', href: '#pharmacy', x: 37, y: 68, system: 'cold' },
    ],
  },
  lowOverTheWholeWidth: {
    type: 'industryHead',
    title: 'Open at seven, cold all night',
    intro: 'One building from a kind’s name, without a drawing of its own.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    stance: 'low',
    scene: { scene: 'building', kind: 'grocery', live: 'cold', crop: { width: 2160, height: 480 } },
    alt: 'Section through a grocery store.',
    keysLabel: 'Rooms in the store',
    keys: [
      { name: 'Aisle 6', href: '#aisle', x: 50, y: 60, system: 'cold' },
      { name: 'Back of house', href: '#back', x: 35, y: 60 },
    ],
  },
} satisfies Record<string, z.input<typeof industryHeadSchema>>;
