import type { DrawingRegister } from '../sheet.ts';
import { clubTable } from './clubTable.ts';
import { talkCmms, talkEnergy, talkOverlays } from './talks.ts';
import { venueBoatStore } from './venueBoatStore.ts';
import { venueCourtyard } from './venueCourtyard.ts';
import { venueFreightHouse } from './venueFreightHouse.ts';
import { venuePumpHouse } from './venuePumpHouse.ts';

/** Talks and event venues. */
export const eventsDrawings = {
  'club-table': clubTable,
  'talk-cmms': talkCmms,
  'talk-energy': talkEnergy,
  'talk-overlays': talkOverlays,
  'venue-pump-house': venuePumpHouse('energy'),
  'venue-pump-house-cmms': venuePumpHouse('cmms'),
  'venue-courtyard': venueCourtyard('energy'),
  'venue-courtyard-cmms': venueCourtyard('cmms'),
  'venue-freight-house': venueFreightHouse('energy'),
  'venue-freight-house-cmms': venueFreightHouse('cmms'),
  'venue-freight-house-cold': venueFreightHouse('cold'),
  'venue-boat-store': venueBoatStore,
} as const satisfies DrawingRegister;
