import type { DrawingRegister } from '../sheet.ts';
import { hospitalPlant, operatingRoom, pharmacyRoom, wardRoom } from './hospitalRooms.ts';
import { hospitalWhole } from './hospitalWhole.ts';

/** A hospital, whole and room by room. */
export const hospitalDrawings = {
  'hospital-theatre': operatingRoom,
  'hospital-ward': wardRoom,
  'hospital-pharmacy': pharmacyRoom,
  'hospital-plant': hospitalPlant,
  'hospital-whole': hospitalWhole,
} as const satisfies DrawingRegister;
