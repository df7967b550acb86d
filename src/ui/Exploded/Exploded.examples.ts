import type { ExplodedProps } from './Exploded.tsx';

/** Named examples; each key gives the reason it exists. */
export const explodedExamples = {
  pump: {
    drawing: 'pump-apart',
    title: 'A pump, from the motor down. The seal goes first.',
    parts:
      'motor: Motor, 22 kW; bearing: Bearing, 8,000 h; seal: Shaft seal, two drops a minute; volute: Volute',
  },
} satisfies Record<string, ExplodedProps>;
