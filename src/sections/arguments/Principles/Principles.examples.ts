import type { z } from 'zod';
import type { principlesSchema } from './Principles.schema.ts';

/** Named examples; each key says what its example is for. */
export const principlesExamples = {
  default: {
    type: 'principles',
    axis: 'Rules',
    tone: 'night',
    title: 'Engineering rules',
    intro: 'Written as a specification, because that is how we are held to them.',
    clauses: [
      {
        title: 'Readings',
        rules: [
          { rule: 'A reading carries its time.', reason: 'Without one it is an opinion.' },
          { rule: 'A gap is drawn as a gap.', reason: 'A line through it would be invented.' },
        ],
      },
      { title: 'Hands', rules: [{ rule: 'It works in gloves.', reason: 'Most of the work does.' }] },
    ],
  },
  oneClause: {
    type: 'principles',
    title: 'House rule',
    clauses: [{ title: 'Doors', rules: [{ rule: 'Keep them shut.', reason: 'They hold back fire.' }] }],
  },
} satisfies Record<string, z.input<typeof principlesSchema>>;
