import type { DrawingRegister } from '../sheet.ts';
import { alarmNightAll, alarmNightThree } from './alarmNight.ts';
import { caseAisle } from './caseAisle.ts';
import { caseApart } from './caseApart.ts';
import { coldChain, leakFlow, leaks } from './coldChain.ts';
import { liftYear } from './liftYear.ts';
import { storeNight } from './storeNight.ts';
import { storeRoutes } from './storeRoutes.ts';
import { backToTrade, routeByDesks, routeByWire } from './twoRoutes.ts';
import { unitCooler } from './unitCooler.ts';

/** Cold cases, leaks and the plant that serves them. */
export const refrigerationDrawings = {
  'cold-chain': coldChain,
  'leak-case': leaks[0],
  'leak-pipe': leaks[1],
  'leak-condenser': leaks[2],
  'leak-rack': leaks[3],
  'leak-flow': leakFlow,
  'unit-cooler': unitCooler,
  'case-apart': caseApart,
  'case-aisle': caseAisle,
  'store-night': storeNight,
  'store-routes': storeRoutes,
  'alarm-night-all': alarmNightAll,
  'alarm-night-three': alarmNightThree,
  'lift-year': liftYear,
  'route-by-desks': routeByDesks,
  'route-by-wire': routeByWire,
  'back-to-trade': backToTrade,
} as const satisfies DrawingRegister;
