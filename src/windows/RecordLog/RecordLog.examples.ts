import { people, sites } from '../story.ts';
import type { RecordLogProps } from './RecordLog.schema.ts';

export const recordLogExamples = {
  /** A search, one reading outside its limit, and what the list proves. */
  default: {
    label:
      'Theatre ventilation checks of the last six months; one reading below its limit was retested the next day.',
    trail: sites.oakmere,
    title: 'Compliance log',
    note: '11 s',
    search: 'theatre ventilation, last 6 months',
    columns: [
      { heading: 'Checked', kind: 'measured' },
      { heading: 'Asset', kind: 'main' },
      { heading: 'Air changes', kind: 'measured' },
      { heading: 'Pressure', kind: 'measured', from: 'medium' },
      { heading: 'By', kind: 'soft', from: 'medium' },
    ],
    rows: [
      { cells: ['Jan 14', 'AHU-03, theatre 3', '26.1 /h', '+25 Pa', people.dutyHolder], isOut: false },
      {
        cells: ['Dec 17', 'AHU-03, theatre 3', '24.2 /h', '+22 Pa', people.dutyHolder],
        under: 'Filter changed, retested Dec 18',
        isOut: true,
      },
    ],
    summary: '132 records, 0 gaps',
    proof: 'Export signed PDF',
  },
} satisfies Record<string, RecordLogProps>;
