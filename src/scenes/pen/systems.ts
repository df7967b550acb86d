import type { System } from '../../../shared/site/systems.ts';

/** A system, or none when the object is idle and drawn in ink alone. */
export type MaybeLive = System | null | undefined;

/** The background a drawing is on. */
export type Tone = 'day' | 'night';
