import type { z } from 'zod';
import type { knowledgeHubSchema } from './KnowledgeHub.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const knowledgeHubExamples = {
  twoFloors: {
    type: 'knowledgeHub',
    title: 'Look it up on the floor where it happens',
    floors: [
      { topic: 'energy', level: 'Roof', scene: { scene: 'drawing', name: 'know-roof' } },
      { topic: 'maintenance', level: '01', scene: { scene: 'drawing', name: 'know-plant' } },
    ],
  },
} satisfies Record<string, z.input<typeof knowledgeHubSchema>>;
