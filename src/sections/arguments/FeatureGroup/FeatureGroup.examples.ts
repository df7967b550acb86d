import type { z } from 'zod';
import type { featureGroupSchema } from './FeatureGroup.schema.ts';
import type { featurePictureSchema } from './featurePictureSchema.ts';

type Picture = z.input<typeof featurePictureSchema>;

const wall = (name: 'leak-case' | 'leak-pipe' | 'leak-condenser' | 'leak-rack') =>
  ({
    kind: 'scene',
    scene: { scene: 'drawing', name },
    alt: 'A store in section with one leak marked',
  }) as const;

const log = {
  kind: 'table' as const,
  label: 'Two circuits with their leak rates',
  title: 'Leak-rate log',
  trail: 'Pellow',
  note: '12 months',
  columns: [
    { heading: 'Circuit', kind: 'main' as const },
    { heading: 'Leak rate', kind: 'measured' as const },
  ],
  rows: [{ cells: ['Rack A', '3.1%'] }, { cells: ['Rack C', '18.7%'], isAlarmed: true }],
} satisfies Picture;

const trace: Picture = {
  kind: 'trace',
  label: 'Air in case 14 over a day, four defrosts',
  title: 'Case 14',
  values: [2, 2.1, 6, 2.2, 2, 2, 6.1, 2.1, 2, 2],
  low: 0,
  high: 8,
  bands: [[0.15, 0.25]],
  levels: [
    { at: 0, text: '0' },
    { at: 1, text: '+8' },
  ],
  times: [
    { at: 0, text: '00:00' },
    { at: 1, text: '24:00' },
  ],
  facts: [
    { term: 'Defrosts', value: '4' },
    { term: 'Longest', value: '24 min' },
  ],
};

const rule: Picture = {
  kind: 'rule',
  label: 'If a case is warm for twenty minutes, page the vendor',
  title: 'Rule 121',
  clauses: [
    { word: 'If', text: 'case `> +5.0` for `20 min`' },
    { word: 'Then', text: 'page `vendor on call`' },
  ],
};

/** Named examples; each key gives the reason it exists. */
export const featureGroupExamples = {
  room: {
    type: 'featureGroup',
    number: 1,
    layout: 'room',
    title: 'Know which case is warm',
    items: [
      {
        title: 'Every case',
        text: 'Air in every case, each minute.',
        picture: { kind: 'window', window: 'caseGrid' },
      },
      { title: 'Defrost', text: 'A defrost is not a fault.', picture: trace },
      { title: 'Doors', text: 'Open time, counted.', picture: log },
      { title: 'One call', text: 'To the person on call.', picture: rule },
    ],
  },
  wallWithDrawings: {
    type: 'featureGroup',
    number: 2,
    layout: 'wall',
    title: 'Find the joint',
    items: [
      { title: 'In the case', text: 'Detectors agree.', picture: wall('leak-case') },
      { title: 'In the pipe', text: 'Pressures agree.', picture: wall('leak-pipe') },
      { title: 'On the roof', text: 'Subcooling falls.', picture: wall('leak-condenser') },
      { title: 'At the rack', text: 'Gas is weighed.', picture: wall('leak-rack') },
    ],
  },
  shelfByNight: {
    type: 'featureGroup',
    tone: 'night',
    number: 3,
    layout: 'shelf',
    title: 'Inspection day is a search box',
    items: [
      { title: 'Log', text: 'Every circuit.', picture: log },
      { title: 'Scope', text: 'Every appliance.', picture: { ...log, title: 'Scope' } },
      { title: 'Clock', text: 'Every repair.', picture: { ...log, title: 'Clock' } },
      { title: 'Export', text: 'Every page.', picture: { ...log, title: 'Export' } },
    ],
  },
} satisfies Record<string, z.input<typeof featureGroupSchema>>;
