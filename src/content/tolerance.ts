import { processWide } from './processWide.ts';

const tolerance = processWide('site:tolerance', () => ({ isOn: false }));

/** Lets pages be drawn although others are wrong: in development, where each page says what is wrong with it. */
export function tolerateFaults(): void {
  tolerance.isOn = true;
}

/** Whether pages are drawn although others are wrong. */
export const areFaultsTolerated = (): boolean => tolerance.isOn;
