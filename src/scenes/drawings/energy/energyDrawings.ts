import type { DrawingRegister } from '../sheet.ts';
import { levelSixDay, levelSixNight } from './levelSixDrawings.ts';
import { loadCarpet } from './loadCarpet.ts';
import { meterYard } from './meterYard.ts';
import { portfolioRead, portfolioUnread } from './portfolio.ts';

/** Loads, meters and portfolios. */
export const energyDrawings = {
  'load-carpet': loadCarpet,
  'meter-yard': meterYard,
  'level-six-day': levelSixDay,
  'level-six-night': levelSixNight,
  'portfolio-unread': portfolioUnread,
  'portfolio-read': portfolioRead,
} as const satisfies DrawingRegister;
