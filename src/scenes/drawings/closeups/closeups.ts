import type { DrawingRegister } from '../sheet.ts';
import { handPhone } from './hands.ts';
import { sightGlass } from './refrigeration.ts';

/** Things at full size that run off the page. */
export const closeups = {
  'hand-phone': handPhone,
  'sight-glass': sightGlass,
} as const satisfies DrawingRegister;
