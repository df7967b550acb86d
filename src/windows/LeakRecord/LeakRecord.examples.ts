import { leak, people, signatures } from '../story.ts';
import type { LeakRecordProps } from './LeakRecord.tsx';

export const leakRecordExamples = {
  /** The end of the night's fault. */
  default: {
    label: 'Closed leak record: leak rate 3.1 percent, 2.40 kilograms added, signed by the technician.',
    title: leak.record,
    tag: { text: 'Closed', tone: 'cmms' },
    facts: [
      { term: 'Leak rate', value: leak.leakRate, isMeasured: true },
      { term: 'Gas added', value: leak.gasAdded, isMeasured: true },
      { term: 'Repair', value: '57 min', isMeasured: true },
      { term: 'Verified', value: '30 min', isMeasured: true },
    ],
    signature: {
      stroke: signatures.technician,
      name: `${people.technician}, EPA 608 Type II`,
      time: leak.closed,
    },
  },
} satisfies Record<string, LeakRecordProps>;
