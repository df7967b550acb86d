import type { System } from '../../../shared/site/systems.ts';
import type { MaybeLive } from '../pen/systems.ts';

/** The systems a building shows as live: all, none, or one. */
export type Shown = boolean | System;

/** Whether a system is shown. */
export const shows = (shown: Shown, system: System): boolean => shown === true || shown === system;

/** The system if it is shown, otherwise undefined: for parts that take a live system. */
export const lit = (shown: Shown, system: System): MaybeLive => (shows(shown, system) ? system : null);
