import type { z } from 'zod';
import type { statusMatrixSchema } from './StatusMatrix.schema.ts';

/** Named examples; each key says what its example is for. */
export const statusMatrixExamples = {
  /** A decision: few cells, legible from across a room. */
  default: {
    type: 'statusMatrix',
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
    type: 'statusMatrix',
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
} satisfies Record<string, z.input<typeof statusMatrixSchema>>;
