import type { DrawingRegister } from '../sheet.ts';
import { alphabetBuilding, alphabetOnPhones } from './alphabet.ts';
import {
  officeFloor,
  plantFloor,
  powerFloor,
  storesAisle,
  storesFloor,
  vendorFloor,
} from './benefitFloors.ts';
import {
  emptyFloor,
  knowBasement,
  knowData,
  knowDesk,
  knowPlant,
  knowRoof,
  knowStore,
} from './knowledgeFloors.ts';
import { registerCmms, registerCold, registerEnergy } from './registerFloors.ts';
import { riserPumps, riserRoof } from './releaseRiser.ts';
import { updateGround, updateRoof, updateRooms } from './updateFloors.ts';

/** Floors of one building, drawn separately. */
export const floorsDrawings = {
  alphabet: alphabetBuilding,
  'alphabet-phone': alphabetOnPhones,
  'floor-plant': plantFloor,
  'floor-power': powerFloor,
  'floor-stores': storesFloor,
  'stores-aisle': storesAisle,
  'floor-vendors': vendorFloor,
  'floor-office': officeFloor,
  'register-energy': registerEnergy,
  'register-cmms': registerCmms,
  'register-cold': registerCold,
  'know-roof': knowRoof,
  'know-plant': knowPlant,
  'know-desk': knowDesk,
  'know-data': knowData,
  'know-store': knowStore,
  'know-basement': knowBasement,
  'empty-floor': emptyFloor,
  'riser-roof': riserRoof,
  'riser-pumps': riserPumps,
  'update-roof': updateRoof,
  'update-ground': updateGround,
  'update-cmms-1': updateRooms.cmms[0],
  'update-cmms-2': updateRooms.cmms[1],
  'update-cmms-3': updateRooms.cmms[2],
  'update-cmms-4': updateRooms.cmms[3],
  'update-energy-1': updateRooms.energy[0],
  'update-energy-2': updateRooms.energy[1],
  'update-energy-3': updateRooms.energy[2],
  'update-cold-1': updateRooms.cold[0],
  'update-cold-2': updateRooms.cold[1],
  'update-cold-3': updateRooms.cold[2],
} as const satisfies DrawingRegister;
