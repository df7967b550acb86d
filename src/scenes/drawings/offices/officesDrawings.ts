import type { DrawingRegister } from '../sheet.ts';
import {
  cultureGarden,
  cultureLights,
  cultureReview,
  cultureTools,
  cultureWeek,
  lifeDay,
} from './culture.ts';
import { deskPlan } from './deskPlan.ts';
import { downloadRoom } from './downloadRoom.ts';
import { lobby } from './lobby.ts';
import { missingDoor } from './missingDoor.ts';
import { planChest } from './planChest.ts';
import { reader } from './reader.ts';
import { demoRooms, demoStair, demoStreet, requestDemo } from './requestDemo.ts';
import { doorCalculator, doorCall, doorDemo, doorTrial } from './startDoors.ts';
import { statusRoof } from './statusRoof.ts';
import { assetsArrive, thankYou } from './thankYou.ts';

/** Offices: rooms where people meet, read, ask and wait. */
export const officesDrawings = {
  'desk-plan': deskPlan,
  lobby,
  'missing-door': missingDoor,
  'plan-chest': planChest,
  reader,
  'request-demo': requestDemo,
  'demo-street': demoStreet,
  'demo-stair': demoStair,
  'demo-room-1': demoRooms[0],
  'demo-room-2': demoRooms[1],
  'demo-room-3': demoRooms[2],
  'culture-week': cultureWeek,
  'culture-lights': cultureLights,
  'culture-review': cultureReview,
  'culture-tools': cultureTools,
  'culture-garden': cultureGarden,
  'life-day': lifeDay,
  'door-demo': doorDemo,
  'door-trial': doorTrial,
  'door-calculator': doorCalculator,
  'door-call': doorCall,
  'download-room': downloadRoom,
  'thank-you': thankYou,
  'assets-arrive': assetsArrive,
  'status-roof': statusRoof,
} as const satisfies DrawingRegister;
