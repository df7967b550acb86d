import type { z } from 'zod';
import type { industryTabsSchema } from './IndustryTabs.schema.ts';

const list = [
  { title: 'Evidence on file', desc: 'Readings attached to each record.' },
  { title: 'Rooms before tickets', desc: 'Priority by what the room is for.' },
  { title: 'Noise by appointment', desc: 'Work planned around people.' },
];

/** Named examples; each key gives the reason it exists. */
export const industryTabsExamples = {
  default: {
    type: 'industryTabs',
    axis: 'Industries',
    title: 'The same beam, different openings',
    industries: [
      {
        name: 'Healthcare',
        image: {
          scene: 'building',
          kind: 'hospital',
          seed: 22,
          live: 'cmms',
          crop: { width: 1280, height: 400 },
        },
        alt: 'Section through a hospital',
        heading: 'Theatre air, water and power, with evidence',
        link: '/industry/healthcare/',
        list,
      },
      {
        name: 'Retail',
        image: {
          scene: 'building',
          kind: 'grocery',
          seed: 14,
          live: 'cold',
          crop: { width: 1280, height: 400 },
        },
        alt: 'Section through a grocery store',
        heading: 'Stores stay open, cold and legal',
        link: '/industry/retail/',
        list,
      },
    ],
  },
  gains: {
    type: 'industryTabs',
    layout: 'gains',
    axis: 'Industries',
    title: 'What goes in, what comes out',
    industries: [
      {
        name: 'Healthcare',
        image: {
          scene: 'building',
          kind: 'hospital',
          floors: 3,
          seed: 22,
          live: 'cmms',
          crop: { width: 640, height: 430 },
        },
        alt: 'Section through a hospital',
        link: '/industry/healthcare/',
        enableList: ['Flushing rounds scanned at the tap', 'Infection control on the permit'],
        gainList: ['Readings on file for any inspector', 'Rooms back in use sooner'],
      },
      {
        name: 'Retail',
        image: {
          scene: 'building',
          kind: 'grocery',
          seed: 14,
          live: 'cold',
          crop: { width: 640, height: 430 },
        },
        alt: 'Section through a grocery store',
        link: '/industry/retail/',
        enableList: ['A code on every case and door', 'Trading hours in the clock'],
        gainList: ['One queue for all stores', 'The right van, first time'],
      },
    ],
  },
} satisfies Record<string, z.input<typeof industryTabsSchema>>;
