import type { DrawingRegister } from '../sheet.ts';
import { clubTable } from './clubTable.ts';
import { talkCmms, talkEnergy, talkOverlays } from './talks.ts';
import { venueCourtyard } from './venueCourtyard.ts';
import { venueFreightHouse } from './venueFreightHouse.ts';
import { venuePumpHouse } from './venuePumpHouse.ts';

/** Talks and event venues. */
export const eventsDrawings = {
  'club-table': clubTable,
  'talk-cmms': talkCmms,
  'talk-energy': talkEnergy,
  'talk-overlays': talkOverlays,
  'venue-pump-house': venuePumpHouse,
  'venue-courtyard': venueCourtyard,
  'venue-freight-house': venueFreightHouse,
} as const satisfies DrawingRegister;
