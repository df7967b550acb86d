import type { z } from 'zod';
import type { numberedDrawingSchema } from './NumberedDrawing.schema.ts';

const levels = [
  { facts: ['Lobby', '08:31', 'synced'], name: 'The job comes down', text: 'With its drawings.' },
  { facts: ['Level −1', '08:38', 'no signal'], name: 'Nothing stops', text: 'Nine steps are kept.' },
  { facts: ['Level −2', '08:52', 'no signal'], name: 'Proof waits', text: 'With its own times.' },
];

/** Named examples; each key gives the reason it exists. */
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
  wall: {
    type: 'numberedDrawing',
    layout: 'wall',
    axis: 'Security',
    title: 'Four layers in the wall',
    alt: 'A wall cut open: brick, insulation, concrete and plaster',
    entries: [
      { name: 'SOC 2 Type II', text: 'Audited every year.' },
      { name: 'ISO 27001', text: 'Certified for the platform and support.' },
      { name: 'Sign-on and roles', text: 'Vendors held to their own jobs.' },
      { name: 'Your region, your data', text: 'Yours to export, any day.' },
    ],
  },
  stair: {
    type: 'numberedDrawing',
    layout: 'stair',
    title: 'The signal ends at the stair',
    alt: 'Section through a lobby and two basements',
    entries: levels,
    link: { label: 'See the mobile app', href: '/product/mobile-cmms-app/' },
  },
  stairByDay: {
    type: 'numberedDrawing',
    layout: 'stair',
    tone: 'paper',
    title: 'The signal ends',
    alt: 'Two basements',
    entries: levels,
  },
} satisfies Record<string, z.input<typeof numberedDrawingSchema>>;
