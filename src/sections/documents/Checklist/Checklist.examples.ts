import type { z } from 'zod';
import type { checklistSchema } from './Checklist.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const checklistExamples = {
  twoGroups: {
    type: 'checklist',
    head: ['Building', 'Date', 'By'],
    print: 'It prints on two sides.',
    groups: [
      {
        title: 'Before anything runs',
        when: 'Two weeks before',
        items: [
          { text: 'Read the permits and the isolations', why: 'Locks outlive their owners.' },
          { text: 'Walk the roof' },
        ],
      },
      {
        title: 'Water',
        when: 'One week before',
        items: [
          { text: 'Flush every outlet', limit: '5 min each' },
          { text: 'Read the hot return', limit: '≥ 124 °F' },
        ],
      },
    ],
  },
  belowAHead: {
    type: 'checklist',
    title: 'Checks of the first week',
    head: ['Building', 'By'],
    print: 'It prints on one side.',
    groups: [
      {
        title: 'Start',
        when: 'Monday',
        items: [{ text: 'Prove the flow' }, { text: 'Log the oil', limit: '> 110 °F' }],
      },
      { title: 'Look', when: 'Friday', items: [{ text: 'Walk the roof' }, { text: 'Read the peak' }] },
    ],
  },
} satisfies Record<string, z.input<typeof checklistSchema>>;
