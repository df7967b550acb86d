import type { z } from 'zod';
import type { authorityLevelsSchema } from './AuthorityLevels.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const authorityLevelsExamples = {
  default: {
    type: 'authorityLevels',
    tone: 'night',
    axis: 'Authority',
    title: 'How far it goes alone',
    intro: 'Every line ends where a person takes over.',
    levels: ['Reads', 'Proposes', 'Prepares', 'Acts'],
    tasks: [
      { task: 'Close a valve', reach: 1, why: 'Control stays with your own system.' },
      { task: 'Name a likely cause', reach: 2, why: 'Three causes at most, each with its readings.' },
      { task: 'Raise a job', reach: 3, why: 'Written and addressed; somebody sends it.' },
      { task: 'File a photograph under its asset', reach: 4, why: 'Wrong is cheap, and undone in a tap.' },
    ],
  },
} satisfies Record<string, z.input<typeof authorityLevelsSchema>>;
