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
import { updateGround, updateRoof } from './updateFloors.ts';

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
} as const satisfies DrawingRegister;
