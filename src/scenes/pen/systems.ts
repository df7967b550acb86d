/**
 * The three systems a drawing can show as live. The letter is the suffix of strokes, washes and key bubbles:
 * m = maintenance (spruce), e = energy (amber), r = refrigeration (glacier).
 */
export type System = 'm' | 'e' | 'r';

/** A system, or none when the object is idle and drawn in ink alone. */
export type MaybeLive = System | null | undefined;

export const systems: readonly System[] = ['m', 'e', 'r'];

/** The background a drawing is on. */
export type Tone = 'day' | 'night';
