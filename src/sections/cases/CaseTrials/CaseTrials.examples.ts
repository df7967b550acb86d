import type { z } from 'zod';
import type { caseTrialsSchema } from './CaseTrials.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseTrialsExamples = {
  allThreeStamps: {
    type: 'caseTrials',
    axis: 'Limits',
    title: 'What did not work',
    intro: 'The plan had more in it than the result.',
    rows: [
      {
        tried: 'Setback by the clock',
        when: 'Weeks 3–5',
        text: 'Lists run over. The room now tells the fan that it is empty, and the clock only agrees.',
        verdict: 'out',
      },
      {
        tried: 'One rule for all stores',
        when: 'June',
        text: 'Old cases drift further before they fail. They have limits of their own.',
        verdict: 'changed',
      },
      {
        tried: 'Meters on the small boards',
        when: 'Since August',
        text: 'Nine boards have no room for a clamp. They are estimated, and said to be.',
        verdict: 'open',
      },
    ],
  },
} satisfies Record<string, z.input<typeof caseTrialsSchema>>;
