import type { System } from '../../../../../shared/site/systems.ts';
import type { DrawingName } from '../../../../scenes/drawings/drawings.ts';

/** The quarter of a date: 2026-4. */
export function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/** Rooms drawn for each system. */
const ROOMS = { cmms: 4, energy: 3, cold: 3 } as const;

/** The drawings of rooms on top of each other, each of its system: those of a system take turns. */
export function roomDrawings(rooms: readonly (System | undefined)[]): DrawingName[] {
  const drawn = { cmms: 0, energy: 0, cold: 0 };
  return rooms.map(
    (system = 'cmms') => `update-${system}-${(drawn[system]++ % ROOMS[system]) + 1}` as DrawingName,
  );
}
