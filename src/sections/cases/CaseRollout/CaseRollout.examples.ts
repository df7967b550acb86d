import type { z } from 'zod';
import type { caseRolloutSchema } from './CaseRollout.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const caseRolloutExamples = {
  twelveWeeks: {
    type: 'caseRollout',
    title: '12 weeks, drawn as the builder’s program',
    weeks: 12,
    months: [
      { name: 'Jan', from: 1 },
      { name: 'Feb', from: 5 },
      { name: 'Mar', from: 9 },
    ],
    rows: [
      {
        title: 'Survey',
        text: 'Two surveyors, a tag on every asset.',
        kind: 'survey',
        bars: [{ from: 1, to: 4 }],
      },
      {
        title: 'Records',
        text: 'Six years of job sheets brought across.',
        kind: 'paper',
        bars: [{ from: 3, to: 6 }],
      },
      {
        title: 'Roll-out',
        text: 'A region at a time.',
        bars: [
          { from: 6, to: 8, text: 'North' },
          { from: 9, to: 12, text: 'South' },
        ],
      },
    ],
    growth: {
      title: 'Sites live',
      text: 'From two to eleven.',
      steps: [
        { week: 6, count: 2 },
        { week: 9, count: 6 },
        { week: 12, count: 11 },
      ],
    },
  },
} satisfies Record<string, z.input<typeof caseRolloutSchema>>;
