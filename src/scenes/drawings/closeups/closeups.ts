import type { DrawingRegister } from '../sheet.ts';
import { handPhone } from './hands.ts';
import {
  beltDrive,
  extinguisher,
  filterGauge,
  lockout,
  partsBin,
  terminals,
  tubeSheet,
  valveTag,
} from './maintenance.ts';
import { sightGlass } from './refrigeration.ts';

/** Things at full size that run off the page. */
export const closeups = {
  'belt-drive': beltDrive,
  extinguisher,
  'filter-gauge': filterGauge,
  'hand-phone': handPhone,
  lockout,
  'parts-bin': partsBin,
  'sight-glass': sightGlass,
  terminals,
  'tube-sheet': tubeSheet,
  'valve-tag': valveTag,
} as const satisfies DrawingRegister;
