import type { z } from 'zod';
import type { comparisonSchema } from './Comparison.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const comparisonExamples = {
  risers: {
    type: 'comparison',
    layout: 'risers',
    title: 'What runs through all floors',
    intro: 'Set up once.',
    down: 'Shared',
    products: ['connected-cmms', 'connected-buildings', 'connected-refrigeration'],
    rows: [
      {
        name: 'Reports',
        href: '/cmms-reports-and-dashboards/',
        cells: ['Backlog', 'Night load', 'Leak rate'],
      },
      { name: 'People', href: '/connected-people/', cells: ['Crews', 'Energy team', 'Duty holder'] },
      { name: 'Edge', href: '/iot-edge/', cells: ['Run hours', 'Meters', 'Controllers'] },
    ],
  },
  /** A decision: few, large cells. */
  large: {
    type: 'comparison',
    axis: 'Priority',
    title: 'Sixteen cells, agreed once',
    intro: 'Nobody argues about a priority at night if it was settled by day.',
    layout: 'large',
    down: 'What fails',
    across: 'Where',
    columns: [{ name: 'Life safety' }, { name: 'Public area' }, { name: 'Back of house' }],
    rows: [
      {
        name: 'No service',
        cells: [
          { value: 'P1', note: '15 min', tone: 'alarm' },
          { value: 'P1', note: '30 min', tone: 'alarm' },
          { value: 'P2', note: '2 h', tone: 'strong' },
        ],
      },
      {
        name: 'Reduced',
        cells: [
          { value: 'P1', note: '30 min', tone: 'alarm' },
          { value: 'P2', note: '2 h', tone: 'strong' },
          { value: 'P3', note: '1 day', tone: 'wash' },
        ],
      },
      {
        name: 'Looks bad',
        cells: [
          { value: 'P3', note: '1 day', tone: 'wash' },
          { value: 'P3', note: '1 day', tone: 'wash' },
          { value: 'P4', note: '5 days', tone: 'plain' },
        ],
      },
    ],
  },
  /** A wall chart: many dates, one of them overdue. */
  dense: {
    type: 'comparison',
    title: 'Every site, every examination',
    layout: 'dense',
    down: 'Site',
    across: 'Examination',
    columns: [{ name: 'Elevators' }, { name: 'Pressure' }, { name: 'Water' }, { name: 'Fixed wiring' }],
    rows: ['Mill Lane', 'Quayside', 'Harbor Road'].map((name, index) => ({
      name,
      cells: [
        { value: 'Mar 14', tone: index === 1 ? ('alarm' as const) : ('wash' as const) },
        { value: 'Apr 2' },
        { value: 'May 9', tone: 'wash' as const },
        { value: 'none', tone: 'empty' as const },
      ],
    })),
    legend: [
      { tone: 'wash', text: 'Filed' },
      { tone: 'alarm', text: 'Late' },
    ],
  },
  schedule: {
    type: 'comparison',
    axis: 'Schedule',
    title: 'Schedule of openings',
    intro: 'One line per item, one column per storey.',
    layout: 'schedule',
    down: 'Item',
    columns: [{ name: 'Foundation' }, { name: 'Operations' }, { name: 'Portfolio' }, { name: 'Enterprise' }],
    lit: 1,
    groups: [
      {
        title: 'Run the work',
        rows: [
          { ref: '101', name: 'Work orders and requests', cells: [true, true, true, true] },
          { ref: '102', name: 'Permits and isolations', cells: [false, true, true, true] },
        ],
      },
      {
        title: 'Know the building',
        rows: [{ ref: '201', name: 'Assets', cells: ['500', '10,000', 'No limit', 'No limit'] }],
      },
    ],
  },
  vaults: {
    type: 'comparison',
    title: 'What stays, and what leaves by the door',
    layout: 'vaults',
    down: 'Data',
    columns: [
      { name: 'United States' },
      { name: 'Ireland' },
      { name: 'United Kingdom' },
      { name: 'U. A. Emirates' },
    ],
    groups: [
      { title: 'Stays', rows: [{ ref: 'A', name: 'Backups', cells: [true, true, true, true] }] },
      {
        title: 'May pass elsewhere',
        rows: [{ ref: 'B', name: 'Text of e-mails', cells: ['US', 'Ireland', 'Ireland', 'Ireland'] }],
      },
    ],
  },
  answers: {
    type: 'comparison',
    axis: 'Line by line',
    tone: 'sheet',
    title: 'A fair table',
    layout: 'answers',
    caption: 'Checked on 12 January 2026. A tinted cell is the better answer.',
    columns: [{ name: 'Ticket desk' }, { name: 'Connected CMMS' }],
    rows: [
      { name: 'Help desk for offices', cells: ['Strong.', 'Good enough.'], lit: 0 },
      { name: 'Live plant data', cells: ['By export, once a day.', 'Every minute.'], lit: 1 },
      { name: 'Price in public', cells: ['$29 a seat each month.', 'By people and buildings.'] },
    ],
  },
} satisfies Record<string, z.input<typeof comparisonSchema>>;
