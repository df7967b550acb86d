/** Pixels of street beyond each edge of the wide drawing, for wider windows. */
export const ESTATE_BLEED = 480;

/** The estates: a street of a temperate town, and one of the Gulf. */
export const streets = ['town', 'gulf'] as const;
export type Street = (typeof streets)[number];

/** A box in a picture: its upper left corner and size, in percent of the picture. */
export interface RoomPlace {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A rectangle of the section in meters: x from the left, y up from the ground, at its lower left corner. */
type Meters = readonly [x: number, y: number, w: number, h: number];

/** Crops of every estate: the size in pixels, the ground line and the scale. */
export const estateCrops = {
  wide: { width: 1440, height: 850, ground: 655, scale: 13.2 },
  phone: { width: 390, height: 420, ground: 342, scale: 11 },
} as const;
export type EstateCrop = keyof typeof estateCrops;

const STOREY = 3.72;
/** Height of the tower’s storeys above its ground floor. */
const level = (ground: number, index: number) => ground + index * STOREY;

const rooms: Record<Street, Record<EstateCrop, Record<string, Meters>>> = {
  town: {
    wide: {
      case: [16.7, 0, 3.9, 3.2],
      'cold-room': [6.8, 0, 3.8, 3.2],
      'level-8': [98.6, level(5.4, 8), 5, STOREY],
      'level-6': [87.2, level(5.4, 6), 16.4, STOREY],
      'level-3': [87.2, level(5.4, 3), 6.8, STOREY],
      roof: [87.2, level(5.4, 10), 16.4, 3.4],
    },
    phone: {
      case: [11.4, 0, 3.9, 3.2],
      'cold-room': [1.5, 0, 3.8, 3.2],
      'level-8': [29.5, level(4.4, 4), 4.3, STOREY],
      'level-6': [20.1, level(4.4, 2), 13.7, STOREY],
      'level-3': [20.1, level(4.4, 1), 4.8, STOREY],
      roof: [20.1, level(4.4, 5), 13.7, 3],
    },
  },
  // The tower is lower under the sun, and the air that runs at night is its podium’s.
  gulf: {
    wide: {
      case: [27.7, 0, 3.9, 3.2],
      'cold-room': [17.8, 0, 3.8, 3.2],
      'level-8': [97.8, level(5.4, 7), 5, STOREY],
      'level-6': [87.2, level(5.4, 0), 15.4, STOREY],
      'level-3': [87.2, level(5.4, 2), 5.8, STOREY],
      roof: [87.2, level(5.4, 8), 15.4, 3.4],
    },
    phone: {
      case: [10.9, 0, 3.6, 3.2],
      'cold-room': [1, 0, 3.8, 3.2],
      'level-8': [29.8, level(4.4, 4), 3.4, STOREY],
      'level-6': [20.8, level(4.4, 0), 12.2, STOREY],
      'level-3': [20.8, level(4.4, 2), 4.2, STOREY],
      roof: [20.8, level(4.4, 5), 12.2, 3],
    },
  },
};

const share = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10;

/** Boxes of the rooms in a crop of an estate. `bleed` is the street beyond each edge of the wide crop, in pixels. */
export function estateRooms(street: Street, crop: EstateCrop, bleed = 0): Record<string, RoomPlace> {
  const { width, height, ground, scale } = estateCrops[crop];
  const whole = width + 2 * bleed;
  return Object.fromEntries(
    Object.entries(rooms[street][crop]).map(([name, [x, y, w, h]]) => [
      name,
      {
        x: share(bleed + x * scale, whole),
        y: share(ground - (y + h) * scale, height),
        w: share(w * scale, whole),
        h: share(h * scale, height),
      },
    ]),
  );
}
