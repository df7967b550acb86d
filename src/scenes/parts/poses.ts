import { movingPostures } from './movingPostures.ts';
import { standingPostures } from './standingPostures.ts';

/** The postures that people are drawn in. */
export const postures = { ...standingPostures, ...movingPostures };

export type Pose = keyof typeof postures;
