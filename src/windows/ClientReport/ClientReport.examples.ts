import type { ClientReportProps } from './ClientReport.tsx';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const calls = [92, 96, 88, 84, 80, 76, 71, 68, 64, 61, 58, 55];

export const clientReportExamples = {
  /** Twelve months, the last five with planned work in Lintel. */
  default: {
    label:
      'September client report: 97.2 percent of jobs inside their service level; reactive calls fell from 92 to 55 a month.',
    title: 'September, client report',
    tag: { text: 'PDF and live link' },
    figures: [
      { term: 'jobs inside SLA', value: '97.2%' },
      { term: 'reactive calls in a year', value: '−40%' },
      { term: 'under budget', value: '$184k' },
    ],
    measure: 'Reactive calls a month',
    bars: months.map((name, index) => ({ name, value: calls[index] ?? 0, isLit: index > 6 })),
    top: 100,
    storey: 12,
  },
} satisfies Record<string, ClientReportProps>;
