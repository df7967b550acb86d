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
import { carton, nameplate, safetyValve, strainer } from './stores.ts';

/** Things at full size that run off the page. */
export const closeups = {
  'belt-drive': beltDrive,
  carton,
  extinguisher,
  'filter-gauge': filterGauge,
  'hand-phone': handPhone,
  lockout,
  nameplate,
  'parts-bin': partsBin,
  'safety-valve': safetyValve,
  'sight-glass': sightGlass,
  strainer,
  terminals,
  'tube-sheet': tubeSheet,
  'valve-tag': valveTag,
} as const satisfies DrawingRegister;
