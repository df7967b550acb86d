import { processWide } from '../../../shared/processWide.ts';

const tolerance = processWide('site:tolerance', () => ({ isOn: false }));

/** Lets pages render even if others are faulty: in development, where each page shows its own faults. */
export function allowFaultyPages(isAllowed = true): void {
  tolerance.isOn = isAllowed;
}

/** Whether pages render even if others are faulty. */
export const areFaultyPagesAllowed = (): boolean => tolerance.isOn;
