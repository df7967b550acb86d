/** The three systems that a drawing can show as live: maintenance (green), energy (amber), refrigeration (blue). */
export type System = 'cmms' | 'energy' | 'cold';

/** A system, or none when the object is idle and drawn in ink alone. */
export type MaybeLive = System | null | undefined;

export const systems: readonly System[] = ['cmms', 'energy', 'cold'];

/** The background a drawing is on. */
export type Tone = 'day' | 'night';
