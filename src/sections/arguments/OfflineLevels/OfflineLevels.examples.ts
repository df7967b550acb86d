import type { z } from 'zod';
import type { offlineLevelsSchema } from './OfflineLevels.schema.ts';

const levels = [
  { level: 'Lobby', time: '08:31', signal: 'synced', name: 'The job comes down', text: 'With its drawings.' },
  {
    level: 'Level −1',
    time: '08:38',
    signal: 'no signal',
    name: 'Nothing stops',
    text: 'Nine steps are kept.',
  },
  { level: 'Level −2', time: '08:52', signal: 'no signal', name: 'Proof waits', text: 'With its own times.' },
];

/** Named examples; each key says what its example is for. */
export const offlineLevelsExamples = {
  default: {
    type: 'offlineLevels',
    title: 'The signal ends at the stair',
    alt: 'Section through a lobby and two basements',
    levels,
    link: { label: 'See the mobile app', href: '/product/mobile-cmms-app/' },
  },
  byDay: { type: 'offlineLevels', tone: 'paper', title: 'The signal ends', alt: 'Two basements', levels },
} satisfies Record<string, z.input<typeof offlineLevelsSchema>>;
