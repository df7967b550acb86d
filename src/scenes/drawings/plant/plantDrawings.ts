import type { DrawingRegister } from '../sheet.ts';
import { bayCmms, bayCold, bayEnergy } from './bays.ts';
import { controlledPlant } from './controlledPlant.ts';
import { freshAir } from './freshAir.ts';
import { keptByLife, runToFailure } from './lifecycle.ts';
import { plantRoom, plantRoomUnread } from './plantRoom.ts';
import { pumpYear } from './pumpYear.ts';
import { scanRoom } from './scanRoom.ts';

/** Plant rooms and machines. */
export const plantDrawings = {
  'plant-room': plantRoom,
  'plant-room-unread': plantRoomUnread,
  'pump-year': pumpYear,
  'scan-room': scanRoom,
  'bay-cmms': bayCmms,
  'bay-energy': bayEnergy,
  'bay-cold': bayCold,
  'controlled-plant': controlledPlant,
  'lifecycle-before': runToFailure,
  'lifecycle-after': keptByLife,
  'fresh-air': freshAir,
} as const satisfies DrawingRegister;
