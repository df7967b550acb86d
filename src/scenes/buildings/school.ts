import { liveLine } from '../parts/annotations.ts';
import { solarPanels } from '../parts/electrical.ts';
import { technician } from '../parts/people.ts';
import { ductSection } from '../parts/services.ts';
import { pendantLamp, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface SchoolOptions {
  width?: number;
  /** Storeys of classrooms beside the hall; 2 by default. */
  floors?: number;
  seed?: number;
  live?: Shown;
}

/** A school: storeys of classrooms under north lights, and a hall under a truss. */
export function school(
  pen: Pen,
  x: number,
  { width = 19, floors = 2, seed = 9, live = true }: SchoolOptions = {},
): Built {
  pen.reseed(seed);
  const storeyHeight = 3.7,
    cls = x + 11.2,
    eaves = floors * storeyHeight,
    top = eaves - storeyHeight;
  pen.onLayer(-1.5, () => {
    pen.rect('paper', x, 0, cls - x, eaves);
    pen.rect('paper', cls, 0, x + width - cls, 6.6);
  });
  room(pen, x + 0.2, x + 5.6, 0, storeyHeight, 'classroom', { sill: 1, windowSpacing: 1.3 });
  room(pen, x + 5.6, cls, 0, storeyHeight, floors > 1 ? 'library' : 'classroom', {
    sill: 1,
    windowSpacing: 1.3,
  });
  for (let floor = 1; floor < floors; floor++) {
    const y = floor * storeyHeight;
    const open = { ceiling: false, duct: false, sill: 1, windowSpacing: 1.3 };
    const wash = y === top ? (lit(live, 'cmms') ?? lit(live, 'cold')) : null;
    room(pen, x + 0.2, x + 5.6, y, storeyHeight, y === top ? 'classroom' : 'lab', open);
    room(pen, x + 5.6, cls, y, storeyHeight, 'classroom', { ...open, wash });
  }
  if (shows(live, 'cmms'))
    pen.onLayer(1, () => {
      const lx = x + width - 2.9;
      pen.line('thin', lx, 0, lx - 0.5, 3.2).line('thin', lx + 0.5, 0, lx, 3.2);
      for (let q = 1; q < 9; q++) pen.line('hair', lx - q * 0.056, q * 0.36, lx + 0.5 - q * 0.056, q * 0.36);
      technician(pen, lx - 0.1, 1.7, 'reach');
    });
  room(pen, cls + 0.1, x + width - 0.2, 0, 6.4, 'hall', {
    ceiling: false,
    duct: false,
    sill: 3.4,
    windowSpacing: 1.5,
  });
  pen.onLayer(1, () => {
    for (let floor = 0; floor < floors; floor++)
      pen.line('medium', x + 5.6, floor * storeyHeight, x + 5.6, (floor + 1) * storeyHeight);
    for (const cx of [x + 2.8, x + 8.4]) {
      pendantLamp(pen, cx - 1.2, eaves, 0.7);
      pendantLamp(pen, cx + 1.2, eaves, 0.7);
    }
    ductSection(pen, x + 5.1, eaves - 0.5, 0.5, 0.4);
    ductSection(pen, x + 10.7, eaves - 0.5, 0.5, 0.4);
  });
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.36);
    for (let floor = 1; floor < floors; floor++) slab(pen, x, cls, floor * storeyHeight, 0.3);
    wall(pen, x, 0, eaves, 0.26);
    wall(pen, cls, 0, Math.max(eaves, 6.6), 0.26);
    wall(pen, x + width, 0, 6.6, 0.26);
    // north-light sawtooth
    const k = 4,
      m = (cls - x) / k;
    for (let i = 0; i < k; i++) {
      const a = x + i * m;
      pen.polygon(
        'solid',
        a - 0.08,
        eaves,
        a + 0.14,
        eaves,
        a + 0.14,
        eaves + 1.72,
        a + m,
        eaves + 0.12,
        a + m,
        eaves + 0.34,
        a + 0.06,
        eaves + 2.02,
        a - 0.08,
        eaves + 2.02,
      );
      pen.line('thin', a - 0.3, eaves + 0.1, a - 0.3, eaves + 1.85);
      if (shows(live, 'energy') && i > 0)
        pen.line('live-energy', a + 0.5, eaves + 1.95, a + m - 0.3, eaves + 0.62);
    }
    pen.line('medium', x, eaves, cls, eaves);
    // hall truss
    const a = cls,
      b = x + width,
      y = 6.1;
    pen.polygon('solid', a, y + 0.5, b + 0.6, y + 0.5, b + 0.6, y + 0.72, a, y + 0.72);
    pen.line('medium', a, y - 0.35, b, y - 0.35);
    const q = 7;
    for (let i = 0; i < q; i++) {
      const s = (b - a) / q;
      pen.line('thin', a + i * s, y - 0.35, a + (i + 0.5) * s, y + 0.5, a + (i + 1) * s, y - 0.35);
    }
    solarPanels(pen, a + 0.8, y + 0.72, 5, lit(live, 'energy'));
  });
  if (live === 'cold')
    pen.onLayer(3, () => liveLine(pen, 'cold', x + 1, eaves - 0.5, cls - 0.5, eaves - 0.5));
  return {
    x0: x,
    x1: x + width,
    roofHeight: eaves + 2,
    places: {
      live: live === 'energy' ? [x + 6, eaves + 0.4] : [x + 8.4, top + 1.8],
      roof: [x + 6, eaves + 1],
      hall: [cls + 3.4, 2.4],
      classroom: [x + 4.4, 1.8],
      solar: [cls + 3.6, 6.2],
    },
  };
}
