import { live as liveLine } from '../parts/annotations.ts';
import { pv } from '../parts/electrical.ts';
import { tech } from '../parts/people.ts';
import { ductX } from '../parts/services.ts';
import { pendant, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface SchoolOptions {
  w?: number;
  seed?: number;
  live?: Shown;
}

/** A school: two storeys of classrooms under north lights, and a hall under a truss. */
export function school(pen: Pen, x: number, { w = 19, seed = 9, live = true }: SchoolOptions = {}): Built {
  pen.reseed(seed);
  const fh = 3.7,
    cls = x + 11.2;
  pen.onLayer(-1.5, () => {
    pen.rect('paper', x, 0, cls - x, 2 * fh);
    pen.rect('paper', cls, 0, x + w - cls, 6.6);
  });
  room(pen, x + 0.2, x + 5.6, 0, fh, 'classroom', { sill: 1, mod: 1.3 });
  room(pen, x + 5.6, cls, 0, fh, 'library', { sill: 1, mod: 1.3 });
  room(pen, x + 0.2, x + 5.6, fh, fh, 'classroom', { ceiling: false, duct: false, sill: 1, mod: 1.3 });
  room(pen, x + 5.6, cls, fh, fh, 'classroom', {
    ceiling: false,
    duct: false,
    sill: 1,
    mod: 1.3,
    wash: lit(live, 'cmms') ?? lit(live, 'cold'),
  });
  if (shows(live, 'cmms'))
    pen.onLayer(1, () => {
      const lx = x + w - 2.9;
      pen.line('thin', lx, 0, lx - 0.5, 3.2).line('thin', lx + 0.5, 0, lx, 3.2);
      for (let q = 1; q < 9; q++) pen.line('hair', lx - q * 0.056, q * 0.36, lx + 0.5 - q * 0.056, q * 0.36);
      tech(pen, lx - 0.1, 1.7, 'reach');
    });
  room(pen, cls + 0.1, x + w - 0.2, 0, 6.4, 'hall', { ceiling: false, duct: false, sill: 3.4, mod: 1.5 });
  pen.onLayer(1, () => {
    pen.line('medium', x + 5.6, 0, x + 5.6, fh).line('medium', x + 5.6, fh, x + 5.6, 2 * fh);
    for (const cx of [x + 2.8, x + 8.4]) {
      pendant(pen, cx - 1.2, 2 * fh, 0.7);
      pendant(pen, cx + 1.2, 2 * fh, 0.7);
    }
    ductX(pen, x + 5.1, 2 * fh - 0.5, 0.5, 0.4);
    ductX(pen, x + 10.7, 2 * fh - 0.5, 0.5, 0.4);
  });
  pen.onLayer(2, () => {
    slab(pen, x, x + w, 0, 0.36);
    slab(pen, x, cls, fh, 0.3);
    for (const wx of [x, cls, x + w]) wall(pen, wx, 0, wx === x + w ? 6.6 : 2 * fh, 0.26);
    // north-light sawtooth
    const k = 4,
      m = (cls - x) / k;
    for (let i = 0; i < k; i++) {
      const a = x + i * m;
      pen.polygon(
        'solid',
        a - 0.08,
        2 * fh,
        a + 0.14,
        2 * fh,
        a + 0.14,
        2 * fh + 1.72,
        a + m,
        2 * fh + 0.12,
        a + m,
        2 * fh + 0.34,
        a + 0.06,
        2 * fh + 2.02,
        a - 0.08,
        2 * fh + 2.02,
      );
      pen.line('thin', a - 0.3, 2 * fh + 0.1, a - 0.3, 2 * fh + 1.85);
      if (shows(live, 'energy') && i > 0)
        pen.line('live-energy', a + 0.5, 2 * fh + 1.95, a + m - 0.3, 2 * fh + 0.62);
    }
    pen.line('medium', x, 2 * fh, cls, 2 * fh);
    // hall truss
    const a = cls,
      b = x + w,
      y = 6.1;
    pen.polygon('solid', a, y + 0.5, b + 0.6, y + 0.5, b + 0.6, y + 0.72, a, y + 0.72);
    pen.line('medium', a, y - 0.35, b, y - 0.35);
    const q = 7;
    for (let i = 0; i < q; i++) {
      const s = (b - a) / q;
      pen.line('thin', a + i * s, y - 0.35, a + (i + 0.5) * s, y + 0.5, a + (i + 1) * s, y - 0.35);
    }
    pv(pen, a + 0.8, y + 0.72, 5, lit(live, 'energy'));
  });
  if (live === 'cold')
    pen.onLayer(3, () => liveLine(pen, 'cold', x + 1, 2 * fh - 0.5, cls - 0.5, 2 * fh - 0.5));
  return {
    x0: x,
    x1: x + w,
    H: 2 * fh + 2,
    places: { live: [x + 8.4, fh + 1.8], roof: [x + 6, 2 * fh + 1], hall: [cls + 3.4, 2.4] },
  };
}
