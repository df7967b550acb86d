/**
 * The three systems a drawing can show live. The letter is what strokes, washes and key bubbles are suffixed with:
 * m = maintenance (spruce), e = energy (amber), r = refrigeration (glacier).
 */
export type System = 'm' | 'e' | 'r';

/** A system, or nothing when the object stands idle and is drawn in ink alone. */
export type MaybeLive = System | null | undefined;

export const systems: readonly System[] = ['m', 'e', 'r'];

/** Which ground a drawing stands on. */
export type Tone = 'day' | 'night';
