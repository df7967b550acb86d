import type { DrawingRegister } from '../sheet.ts';
import { corridorDoor, corridorDoorLit } from './corridorDoors.ts';
import { episodeChiller, episodeLobby, episodeSchool, episodeStore } from './episodeRooms.ts';

/** The podcast: its corridor, and the room of each episode. */
export const podcastDrawings = {
  'corridor-door': corridorDoor,
  'corridor-door-lit': corridorDoorLit,
  'episode-store': episodeStore,
  'episode-school': episodeSchool,
  'episode-chiller': episodeChiller,
  'episode-lobby': episodeLobby,
} as const satisfies DrawingRegister;
