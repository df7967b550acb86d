import type { DrawingRegister } from '../sheet.ts';
import { compressor, cylinder, expansionValve, flareJoint, gauge, glassDoor } from './cold.ts';
import { breaker, controller, controlValve, label, meter, thermostat } from './controls.ts';
import { beltFan, coolingTower, filterBank, heatPump, padlock, pump, roofLayers } from './machines.ts';
import { bill, certificate, jobCard, leakLog, phoneRecord, register, weekPlan } from './papers.ts';

/** Things taken apart, for the margin of articles. */
export const explodedDrawings = {
  'bill-apart': bill,
  'breaker-apart': breaker,
  'certificate-apart': certificate,
  'compressor-apart': compressor,
  'control-valve-apart': controlValve,
  'controller-apart': controller,
  'cooling-tower-apart': coolingTower,
  'cylinder-apart': cylinder,
  'expansion-valve-apart': expansionValve,
  'fan-apart': beltFan,
  'filter-apart': filterBank,
  'flare-apart': flareJoint,
  'gauge-apart': gauge,
  'glass-door-apart': glassDoor,
  'heat-pump-apart': heatPump,
  'job-card-apart': jobCard,
  'label-apart': label,
  'leak-log-apart': leakLog,
  'meter-apart': meter,
  'padlock-apart': padlock,
  'phone-apart': phoneRecord,
  'pump-apart': pump,
  'register-apart': register,
  'roof-apart': roofLayers,
  'thermostat-apart': thermostat,
  'week-apart': weekPlan,
} as const satisfies DrawingRegister;
