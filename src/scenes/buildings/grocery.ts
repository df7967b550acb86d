import { liveLine } from '../parts/annotations.ts';
import { solarPanels } from '../parts/electrical.ts';
import { person, technician } from '../parts/people.ts';
import { airHandler, dryCooler } from '../parts/plant.ts';
import {
  chestFreezer,
  coldRoom,
  compressorRack,
  dryGoodsShelves,
  multideck,
  multideckSection,
} from '../parts/refrigeration.ts';
import { checkout, trolley } from '../parts/retail.ts';
import { ductSection } from '../parts/services.ts';
import { backWindows, glazing, pendantLamp, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface GroceryOptions {
  /** Meters, at least 14. A short store keeps its back of house and its first cases. */
  width?: number;
  /** Storeys: the store, and apartments above it; 1 by default. */
  floors?: number;
  seed?: number;
  live?: Shown;
  /** Whether it has a canopy at its entrance, on the right. */
  hasCanopy?: boolean;
}

/** Meters from floor to floor of the apartments above a store. */
const FLAT_HEIGHT = 3.4;

/** A grocery store: cold room and compressor rack at the back, cold cases and checkouts in front. */
export function grocery(
  pen: Pen,
  x: number,
  { width = 29, floors = 1, seed = 3, live = true, hasCanopy = true }: GroceryOptions = {},
): Built {
  pen.reseed(seed);
  const deck = 6.4;
  const roofHeight = deck + (floors - 1) * FLAT_HEIGHT;
  const cold = shows(live, 'cold');
  const wide = width > 26;
  // A short store omits what does not fit.
  const fits = (offset: number, size: number) => offset + size <= width - 0.6;
  pen.onLayer(-1.5, () => {
    pen.rect('paper', x, 0, width, roofHeight + 0.3);
    backWindows(pen, x + 8.2, x + width - 0.3, 0, 3.6, 4.9, 2);
  });
  pen.onLayer(1, () => {
    // back of house: cold room, prep
    coldRoom(pen, x + 0.5, 0, 3.6, 3, cold);
    pen.line('medium', x + 7.7, 0, x + 7.7, 5.2);
    pen.rect('thin', x + 4.7, 0, 2.4, 0.9);
    pen.line('medium', x + 4.6, 0.92, x + 7.2, 0.92);
    person(pen, x + 5.6, 0, 'push', { flip: true });
    pen.line('thin', x + 0.4, 3.3, x + 7.7, 3.3);
    compressorRack(pen, x + 1.2, 3.4, 3, lit(live, 'cold'));
    // sales floor
    if (live === 'cmms') technician(pen, x + 14.3, 0, 'point', { flip: true });
    multideckSection(pen, x + 7.9, 0, { live: cold });
    person(pen, x + 9.7, 0, 'stand', { flip: true });
    multideck(pen, x + 10.5, 0, 3.6, 2.1, { live: cold });
    person(pen, x + 12.2, 0, 'reach');
    if (fits(14.7, 2.6)) dryGoodsShelves(pen, x + 14.7, 0, 2.6, 1.8, 5);
    if (fits(18, 2.2)) chestFreezer(pen, x + 18, 0, 2.2, cold);
    if (fits(21.2, 1)) {
      trolley(pen, x + 21.2, 0);
      person(pen, x + 20.85, 0, 'push');
    }
    if (fits(22.8, 2.5)) {
      checkout(pen, x + 22.8, 0);
      person(pen, x + 24.9, 0, 'stand', { flip: true, look: 'hijab' });
    }
    person(pen, x + width - (wide ? 2.1 : 1.5), 0, 'walk');
    for (let i = 0; i < Math.floor((width - 9.5) / 3); i++) pendantLamp(pen, x + 9.5 + i * 3, 4.9, 0.9);
    for (const sx of [11.2, 15.2, 18.4]) {
      if (!fits(sx, 1.6)) continue;
      pen.rect('thin', x + sx, 2.9, 1.6, 0.5);
      pen.line('hair', x + sx + 0.1, 3.4, x + sx + 0.1, 5).line('hair', x + sx + 1.5, 3.4, x + sx + 1.5, 5);
      pen
        .line('hair', x + sx + 0.2, 3.2, x + sx + 1.1, 3.2)
        .line('hair', x + sx + 0.2, 3.06, x + sx + 0.8, 3.06);
    }
    ductSection(pen, x + 9, 4.5, 0.9, 0.6);
    if (fits(21.4, 1)) ductSection(pen, x + 21.4, 4.5, 0.9, 0.6);
  });
  for (let floor = 1; floor < floors; floor++) flats(pen, x, width, deck + (floor - 1) * FLAT_HEIGHT);
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.38);
    wall(pen, x, 0, roofHeight + 0.9, 0.3);
    wall(pen, x + 7.7, 5.1, deck - 0.3, 0.18);
    glazing(pen, x + width, 0, 3.4, 1);
    wall(pen, x + width, 3.4, roofHeight + 0.9, 0.3);
    const canopy = wide ? 2.6 : 1.5;
    if (hasCanopy) {
      pen.polygon(
        'solid',
        x + width,
        3.3,
        x + width + canopy,
        3.45,
        x + width + canopy,
        3.62,
        x + width,
        3.62,
      );
      pen.line('thin', x + width + 0.1, 5.4, x + width + canopy - 0.3, 3.6);
    }
    slab(pen, x, x + width, roofHeight, 0.26);
    // castellated beams
    pen.line('medium', x + 0.2, deck - 1.1, x + width - 0.2, deck - 1.1);
    for (let i = 0; i < Math.floor((width - 8.05) / 0.95); i++)
      pen.circle('hair', x + 8.6 + i * 0.95, deck - 0.7, 0.26);
    dryCooler(pen, x + 1.2, roofHeight + 0.1, 4, lit(live, 'cold'));
    airHandler(pen, x + 9, roofHeight, 4.4, 1.6, live === 'cmms' ? 'cmms' : null);
    const solar = wide ? 16 : 13.8;
    solarPanels(
      pen,
      x + solar,
      roofHeight,
      Math.max(0, Math.floor((width - solar - (wide ? 3 : 0.6)) / 1.25)),
      lit(live, 'energy'),
    );
  });
  pen.onLayer(3, () => {
    if (cold) {
      // The refrigerant loop: rack to condenser, rack to cases.
      liveLine(pen, 'cold', x + 2.2, 4.8, x + 2.2, roofHeight + 0.1);
      liveLine(
        pen,
        'cold',
        x + 4.4,
        4.75,
        x + 7.3,
        4.75,
        x + 7.3,
        2.72,
        ...(fits(18, 2.2) ? [x + 20.1, 2.72, x + 20.1, 0.98] : [x + 12.3, 2.72]),
      );
      liveLine(pen, 'cold', x + 12.3, 2.72, x + 12.3, 2.1);
      pen.line('live-cold', x + 8.4, 2.72, x + 8.4, 2.1).line('live-cold', x + 1.8, 3.4, x + 1.8, 2.6);
    }
    // Air from the roof plant along the sales floor.
    if (live === 'cmms') liveLine(pen, 'cmms', x + 11, roofHeight + 0.3, x + 11, 4.5, x + width - 1, 4.5);
    if (shows(live, 'energy')) {
      const riser = x + width - (wide ? 3.4 : 0.9);
      liveLine(pen, 'energy', riser, roofHeight - 0.1, riser, -3.2);
    }
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight,
    outside: wide ? 2.7 : 1.6,
    places: {
      live: live === 'energy' ? [x + width - 6, 4.6] : live === 'cmms' ? [x + 14.4, 3] : [x + 11.5, 1.8],
      entrance: [x + width - 4.5, 1.8],
      aisle: [x + Math.min(17.4, width - 4), 2.2],
      roof: [x + 6, roofHeight + 0.8],
      coldroom: [x + 2.4, 1.6],
      rack: [x + 3.4, 5],
    },
  };
}

/** A storey of apartments on the slab at y: rooms on either side of party walls, each with its window. */
function flats(pen: Pen, x: number, width: number, y: number): void {
  const count = Math.max(2, Math.round((width - 0.6) / 6.4));
  const across = (width - 0.6) / count;
  for (let flat = 0; flat < count; flat++) {
    const left = x + 0.3 + flat * across;
    const use = pen.random() > 0.5 ? 'bedroom' : 'breakout';
    room(pen, left, left + across, y, FLAT_HEIGHT, use, { ceiling: false, duct: false });
    if (flat > 0) pen.onLayer(1, () => pen.line('medium', left, y, left, y + FLAT_HEIGHT - 0.3));
  }
  pen.onLayer(2, () => slab(pen, x, x + width, y, 0.3));
}
