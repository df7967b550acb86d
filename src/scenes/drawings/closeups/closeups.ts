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
import {
  alarmPanel,
  badgeReader,
  callStation,
  ceilingStain,
  doorPlate,
  gasOutlet,
  radiator,
  tap,
  thermostat,
} from './rooms.ts';
import { carton, nameplate, safetyValve, strainer } from './stores.ts';

/** Things at full size that run off the page. */
export const closeups = {
  'alarm-panel': alarmPanel,
  'badge-reader': badgeReader,
  'belt-drive': beltDrive,
  'call-station': callStation,
  carton,
  'ceiling-stain': ceilingStain,
  'door-plate': doorPlate,
  extinguisher,
  'filter-gauge': filterGauge,
  'gas-outlet': gasOutlet,
  'hand-phone': handPhone,
  lockout,
  nameplate,
  'parts-bin': partsBin,
  radiator,
  'safety-valve': safetyValve,
  'sight-glass': sightGlass,
  strainer,
  tap,
  terminals,
  thermostat,
  'tube-sheet': tubeSheet,
  'valve-tag': valveTag,
} as const satisfies DrawingRegister;
