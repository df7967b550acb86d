import type { RoiCategory, RoiYear } from '../../../shared/roi/computeRoi.ts';

/** The drawing's size in its own units; the ground is at groundY. */
export const chartFrame = { width: 470, height: 282, groundY: 272, tallest: 232, dimensionX: 396 } as const;

const BUILDINGS = { today: { x: 20, width: 150 }, after: { x: 222, width: 150 } } as const;
const WINDOWS = 7;
/** Minimum number of storeys of the taller building. */
const STOREYS = 6;

export type ChartBuilding = {
  readonly x: number;
  readonly width: number;
  /** Outlines of the two kinds of work, from the ground up. */
  readonly outsourced: { readonly y: number; readonly height: number };
  readonly inHouse: { readonly y: number; readonly height: number };
  /** Top edges of the whole storeys. */
  readonly slabs: readonly number[];
  /** Path data of the windows in the whole storeys. */
  readonly windows: string;
  readonly top: number;
};

export type ChartGeometry = {
  /** US dollars per storey. */
  readonly unit: number;
  readonly today: ChartBuilding;
  readonly after: ChartBuilding;
  /** Path data of the equipment on today's roof. */
  readonly plant: string;
};

/**
 * The year's cost before and after as two buildings, in which every whole storey is the same round amount. A negative
 * cost, which out-of-range numbers can produce, has no height.
 */
export function chartGeometry({ inHouse, outsourced }: RoiYear): ChartGeometry {
  const heightOf = (time: 'costBefore' | 'costAfter', category: RoiCategory) => Math.max(0, category[time]);
  const tallest = Math.max(
    heightOf('costBefore', inHouse) + heightOf('costBefore', outsourced),
    heightOf('costAfter', inHouse) + heightOf('costAfter', outsourced),
  );
  const unit = roundUnit(tallest / STOREYS);
  const scale = tallest > 0 ? chartFrame.tallest / tallest : 0;
  const today = drawBuilding(
    BUILDINGS.today,
    heightOf('costBefore', outsourced) * scale,
    heightOf('costBefore', inHouse) * scale,
    unit * scale,
  );
  return {
    unit,
    today,
    after: drawBuilding(
      BUILDINGS.after,
      heightOf('costAfter', outsourced) * scale,
      heightOf('costAfter', inHouse) * scale,
      unit * scale,
    ),
    plant: roofPlant(today.x + today.width, today.top),
  };
}

function drawBuilding(
  place: { readonly x: number; readonly width: number },
  outsourced: number,
  inHouse: number,
  storey: number,
): ChartBuilding {
  const { groundY } = chartFrame;
  const height = outsourced + inHouse;
  const count = storey > 0 ? Math.floor(height / storey + 1e-9) : 0;
  const slabs = Array.from({ length: count }, (_, index) => round(groundY - (index + 1) * storey));
  return {
    ...place,
    outsourced: { y: round(groundY - outsourced), height: round(outsourced) },
    inHouse: { y: round(groundY - height), height: round(inHouse) },
    slabs,
    windows: slabs.map((slab, index) => windowRow(place, slab, storey, index === 0)).join(''),
    top: round(groundY - height),
  };
}

/** The windows of one storey; on the ground floor, the middle one is replaced by a door. */
function windowRow(
  place: { readonly x: number; readonly width: number },
  slab: number,
  storey: number,
  isGround: boolean,
): string {
  const bay = place.width / WINDOWS;
  const width = bay * 0.56;
  const middle = (WINDOWS - 1) / 2;
  return Array.from({ length: WINDOWS }, (_, index) => {
    const isDoor = isGround && index === middle;
    const height = Math.max(2, storey * (isDoor ? 0.7 : 0.42));
    const x = round(place.x + index * bay + (bay - width) / 2);
    return `M${x} ${round(slab + storey * 0.3)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }).join('');
}

/** An air handler with its mast, on the right of a roof. */
function roofPlant(right: number, roof: number): string {
  return `M${right - 52} ${roof - 2}v-14h34v14zM${right - 40} ${roof - 2}v-14M${right - 29} ${roof - 2}v-14M${right - 8} ${roof - 2}v-26`;
}

/** The largest number of the form 1, 2 or 5 times a power of ten that does not exceed the amount. */
function roundUnit(amount: number): number {
  if (!(amount > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  const step = [5, 2, 1].find((factor) => factor * power <= amount) ?? 1;
  return step * power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
