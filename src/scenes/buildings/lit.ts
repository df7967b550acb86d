import type { MaybeLive, System } from '../pen/systems.ts';

/** Which systems a building shows live: all of them, none, or one. */
export type Shown = boolean | System;

/** Whether a system is shown. */
export const shows = (shown: Shown, system: System): boolean => shown === true || shown === system;

/** The system when it is shown, otherwise nothing: for parts that take a live system. */
export const lit = (shown: Shown, system: System): MaybeLive => (shows(shown, system) ? system : null);
