import { movingPostures } from './movingPostures.ts';
import { standingPostures } from './standingPostures.ts';

/** All postures. */
export const postures = { ...standingPostures, ...movingPostures };

export type Pose = keyof typeof postures;
