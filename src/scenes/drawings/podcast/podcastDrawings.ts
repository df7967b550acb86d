import type { DrawingRegister } from '../sheet.ts';
import { corridorDoors } from './corridorDoors.ts';
import { episodeChiller, episodeLobby, episodeSchool, episodeStore } from './episodeRooms.ts';

/** The podcast: the doors of its corridor, and the room of each episode. */
export const podcastDrawings = {
  ...corridorDoors,
  'episode-store': episodeStore,
  'episode-school': episodeSchool,
  'episode-chiller': episodeChiller,
  'episode-lobby': episodeLobby,
} as const satisfies DrawingRegister;
