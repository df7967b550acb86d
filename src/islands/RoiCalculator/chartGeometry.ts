import type { RoiResult } from '../../../shared/roi/computeRoi.ts';

/** The drawing's size in its own units; the ground lies at groundY. */
export const chartFrame = { width: 470, height: 282, groundY: 272, tallest: 232, dimensionX: 396 } as const;

const BUILDINGS = { today: { x: 20, width: 150 }, after: { x: 222, width: 150 } } as const;
const WINDOWS = 6;
/** A building has at least so many storeys today. */
const STOREYS = 6;

export type ChartBuilding = {
  readonly x: number;
  readonly width: number;
  /** Outlines of the two kinds of work, from the ground up. */
  readonly outsourced: { readonly y: number; readonly height: number };
  readonly inHouse: { readonly y: number; readonly height: number };
  /** Upper edges of the whole storeys. */
  readonly slabs: readonly number[];
  /** Path data of the windows in the whole storeys. */
  readonly windows: string;
  readonly top: number;
  /** Path data of the plant on the roof and of the door. */
  readonly fittings: string;
};

export type ChartGeometry = {
  /** US dollars that a storey stands for. */
  readonly unit: number;
  readonly today: ChartBuilding;
  readonly after: ChartBuilding;
};

/** The year's cost before and after as two buildings: each whole storey stands for the same round amount. */
export function chartGeometry(result: RoiResult): ChartGeometry {
  const { inHouse, outsourced, costBefore } = result.computed;
  const unit = roundUnit(costBefore / STOREYS);
  const scale = costBefore > 0 ? chartFrame.tallest / costBefore : 0;
  return {
    unit,
    today: drawBuilding(
      BUILDINGS.today,
      outsourced.costBefore * scale,
      inHouse.costBefore * scale,
      unit * scale,
    ),
    after: drawBuilding(
      BUILDINGS.after,
      outsourced.costAfter * scale,
      inHouse.costAfter * scale,
      unit * scale,
    ),
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
    windows: slabs.map((slab) => windowRow(place, slab, storey)).join(''),
    top: round(groundY - height),
    fittings: fittings(place.x + place.width, round(groundY - height), place.x + place.width / 2, storey),
  };
}

function windowRow(
  place: { readonly x: number; readonly width: number },
  slab: number,
  storey: number,
): string {
  const bay = place.width / WINDOWS;
  const width = bay * 0.56;
  const height = Math.max(2, storey * 0.42);
  return Array.from({ length: WINDOWS }, (_, index) => {
    const x = round(place.x + index * bay + (bay - width) / 2);
    return `M${x} ${round(slab + storey * 0.3)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }).join('');
}

/** An air handler with its mast on the roof's right, and a door on the ground floor. */
function fittings(right: number, roof: number, middle: number, storey: number): string {
  const plant = `M${right - 52} ${roof - 4}v-12h34v12M${right - 40} ${roof - 4}v-12M${right - 28} ${roof - 4}v-12`;
  const mast = `M${right - 8} ${roof - 4}v-24`;
  if (storey < 12) return plant + mast;
  const door = round(Math.min(storey * 0.62, 26));
  return `${plant}${mast}M${middle - 7} ${chartFrame.groundY}v${-door}h14v${door}`;
}

/** The greatest number of the form 1, 2 or 5 times a power of ten that is not above the amount. */
function roundUnit(amount: number): number {
  if (!(amount > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  const step = [5, 2, 1].find((factor) => factor * power <= amount) ?? 1;
  return step * power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
