import type { z } from 'zod';
import { recordLogExamples } from '../../../windows/RecordLog/RecordLog.examples.ts';
import type { caseHeadSchema } from './CaseHead.schema.ts';

const cells = [
  { label: 'Estate', value: '17 buildings' },
  { label: 'City', value: 'Dubai' },
  { label: 'Program', value: '14 weeks' },
];

/** Named examples; each key gives the reason it exists. */
export const caseHeadExamples = {
  theBuildingWithKeys: {
    type: 'caseHead',
    layout: 'building',
    alt: 'The customer’s building in section with its plant lit.',
    keys: [
      { x: 38, y: 40, system: 'energy' },
      { x: 60, y: 60, system: 'cmms' },
    ],
    cells: [
      { label: 'Estate', value: '11 plants' },
      { label: 'People', value: '9,200' },
      { label: 'Runs on', value: 'Connected Buildings, CMMS' },
      { label: 'Program', value: '18 weeks' },
      { label: 'Drawn', value: 'Sep 2025' },
    ],
  },
  theFigureLeads: {
    type: 'caseHead',
    layout: 'figure',
    scene: {
      scene: 'building',
      kind: 'cooling-plant',
      seed: 3,
      live: 'energy',
      crop: { width: 760, height: 380 },
    },
    alt: 'A cooling plant in section with its chilled water lit.',
    cells,
  },
  aPlaceBesideTheWords: {
    type: 'caseHead',
    layout: 'beside',
    scene: { scene: 'drawing', name: 'unit-cooler' },
    alt: 'A unit cooler below the ceiling of a cold store.',
    cells,
  },
  aScreenBesideTheWords: { type: 'caseHead', layout: 'beside', log: recordLogExamples.default, cells },
} satisfies Record<string, z.input<typeof caseHeadSchema>>;
