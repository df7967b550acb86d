import type { DrawingRegister } from '../sheet.ts';
import { bearingSensor, damperActuator, fanPorthole, feederCt, handSwitch, passingValve } from './energy.ts';
import { grilleDraft, hourCounters, strappedDoor } from './faults.ts';
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
import { handoverDesk, wallPlanner } from './papers.ts';
import {
  bulbStrap,
  caseProbe,
  cylinderScale,
  doorGasket,
  flareLeak,
  flareRemade,
  sightGlass,
} from './refrigeration.ts';
import {
  alarmPanel,
  badgeReader,
  bookingPanel,
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
  'bearing-sensor': bearingSensor,
  'belt-drive': beltDrive,
  'booking-panel': bookingPanel,
  'bulb-strap': bulbStrap,
  'call-station': callStation,
  carton,
  'case-probe': caseProbe,
  'ceiling-stain': ceilingStain,
  'cylinder-scale': cylinderScale,
  'damper-actuator': damperActuator,
  'door-gasket': doorGasket,
  'door-plate': doorPlate,
  extinguisher,
  'fan-porthole': fanPorthole,
  'feeder-ct': feederCt,
  'filter-gauge': filterGauge,
  'flare-leak': flareLeak,
  'flare-remade': flareRemade,
  'gas-outlet': gasOutlet,
  'grille-draft': grilleDraft,
  'hand-phone': handPhone,
  'hand-switch': handSwitch,
  'handover-desk': handoverDesk,
  'hour-counters': hourCounters,
  lockout,
  nameplate,
  'parts-bin': partsBin,
  'passing-valve': passingValve,
  radiator,
  'safety-valve': safetyValve,
  'sight-glass': sightGlass,
  strainer,
  'strapped-door': strappedDoor,
  tap,
  terminals,
  thermostat,
  'tube-sheet': tubeSheet,
  'valve-tag': valveTag,
  'wall-planner': wallPlanner,
} as const satisfies DrawingRegister;
