import { room } from '../buildings/room.ts';
import { solarPanels } from '../parts/electrical.ts';
import { bench } from '../parts/outdoors.ts';
import { person, wheelchairUser } from '../parts/people.ts';
import { tank } from '../parts/plant.ts';
import { shopfront } from '../parts/shops.ts';
import { lattice, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';

/* What stands on a street of the Gulf and nowhere else. */

/** The sun by day with the temperature beside it, at x, y; the moon by night. */
export function sky(pen: Pen, x: number, y: number, tone: Tone, words: string): void {
  pen.onLayer(-2, () => {
    if (tone === 'night') {
      pen.circle('medium', x, y, 1.5).circle('shade', x, y, 1.5);
      pen.arc('thin', x - 0.5, y + 1.4, 1.9, x - 0.5, y - 1.4, 1);
      return;
    }
    pen.circle('wash-energy', x, y, 1.6).circle('medium', x, y, 1.6).circle('hair', x, y, 1.3);
    for (let ray = 0; ray < 24; ray++) {
      const [across, up] = [Math.cos((ray * Math.PI) / 12), Math.sin((ray * Math.PI) / 12)];
      const [from, to] = [2, ray % 2 ? 2.5 : 3.1];
      pen.line(ray % 2 ? 'hair' : 'thin', x + across * from, y + up * from, x + across * to, y + up * to);
    }
    pen.markup(
      `<text class="an hot" x="${Math.round(pen.pixelX(x + 3.6))}" y="${Math.round(pen.pixelY(y) + 6)}">${words}</text>`,
    );
  });
}

/** Rules of the sky's label. */
export const skyStyle = '.hot{font-size:15px;font-weight:600}';

/** A villa of two storeys, 9.2 m wide: majlis and kitchen, bedrooms above, a latticed bay on its right. */
export function villa(pen: Pen, x: number, seed: number): void {
  const width = 9.2;
  const storey = 3.6;
  const middle = x + 4.9;
  pen.reseed(seed);
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, 2 * storey));
  room(pen, x + 0.2, middle, 0, storey, 'breakout', { windowSpacing: 1.7 });
  room(pen, middle, x + width - 0.2, 0, storey, 'restaurant', { windowSpacing: 1.5 });
  room(pen, x + 0.2, middle, storey, storey, 'bedroom', { windowSpacing: 1.7 });
  room(pen, middle, x + width - 0.2, storey, storey, 'bedroom', { windowSpacing: 1.5 });
  pen.onLayer(1, () => {
    pen
      .line('medium', middle, 0, middle, storey - 0.3)
      .line('medium', middle, storey, middle, 2 * storey - 0.3);
  });
  pen.onLayer(2, () => {
    for (const y of [0, storey, 2 * storey]) slab(pen, x, x + width, y, 0.32);
    wall(pen, x + 0.12, 0, 2 * storey + 0.9, 0.28);
    wall(pen, x + width - 0.12, 0, storey + 0.5, 0.28);
    wall(pen, x + width - 0.12, 2 * storey - 0.9, 2 * storey + 0.9, 0.28);
    pen.rect('panel', x + width, storey + 0.3, 0.8, 2.6);
    lattice(pen, x + width, storey + 0.3, 0.8, 2.6, 0.26);
    solarPanels(pen, x + 0.8, 2 * storey, 4, 'energy');
    tank(pen, x + 6.8, 2 * storey, 1.4, 1.7);
  });
}

/** A shaded walk of pointed arches with shops behind it. */
export function arcade(pen: Pen, x: number, bays: number, bay: number): void {
  const end = x + bays * bay;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, end - x, 5.4));
  pen.onLayer(-1, () => pen.rect('wash-0', x, 0, end - x, 5.2));
  pen.onLayer(0, () => {
    for (let at = 0; at < bays; at++) shopfront(pen, x + at * bay, 0, bay, 3.4, at + 1);
  });
  pen.onLayer(1, () => {
    person(pen, x + 0.9, 0, 'walk', { look: 'kandura' });
    person(pen, x + 2.2, 0, 'walk', { look: 'hijab', flip: true });
    if (bays > 2) wheelchairUser(pen, x + 4.1, 0);
    if (bays > 2) person(pen, x + 5.6, 0, 'carry', { look: 'hijab' });
  });
  pen.onLayer(1.4, () => {
    for (let at = 0; at < bays; at++) {
      const left = x + at * bay + 0.2;
      const right = left + bay - 0.4;
      const [middle, spring] = [(left + right) / 2, 2.3];
      const [radius, apex] = [(right - left) * 0.8, spring + (right - left) * 0.742];
      pen
        .arc('medium', left, spring, radius, middle, apex, 1)
        .arc('medium', middle, apex, radius, right, spring, 1);
      for (const pier of [left, right]) pen.line('medium', pier, 0, pier, spring);
    }
    lattice(pen, x, 4.2, end - x, 0.8, 0.3);
  });
  pen.onLayer(2, () => {
    slab(pen, x, end, 0, 0.34);
    pen.rect('solid', x, 5.1, end - x + 0.2, 0.3);
    for (let crenel = x + 0.2; crenel < end - 0.4; crenel += 0.9) pen.rect('solid', crenel, 5.4, 0.45, 0.34);
  });
}

const WIND_TOWER = 2.3;

/** A wind tower in section: it catches the breeze above the roofs and drops it on the bench below. */
export function windTower(pen: Pen, x: number): void {
  const right = x + WIND_TOWER;
  const top = 8.7;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, WIND_TOWER, top));
  pen.onLayer(1, () => {
    bench(pen, x + 0.5, 0, 1.4);
    person(pen, x + 1.2, 0.02, 'rest');
    for (const [from, to] of [
      [x, right],
      [right, x],
    ] as const)
      pen.line('thin', from, 5.8, to, top - 0.3);
    for (const at of [0.75, 1.55]) pen.line('hair', x + at, 3.4, x + at, 5.6);
  });
  pen.onLayer(2, () => {
    for (const side of [x, right]) {
      wall(pen, side, side === x ? 5.2 : 2.6, 5.8, 0.28);
      for (let blade = 6.1; blade < top - 0.3; blade += 0.4)
        pen.line('medium', side - 0.18, blade, side + 0.18, blade + 0.14);
      wall(pen, side, top - 0.4, top, 0.28);
    }
    wall(pen, right, 0, 0.5, 0.28);
    slab(pen, x, right, 0, 0.34);
    pen.rect('solid', x - 0.3, top, WIND_TOWER + 0.6, 0.24);
    for (let crenel = x - 0.3; crenel < right; crenel += 0.78)
      pen.rect('solid', crenel, top + 0.24, 0.4, 0.3);
  });
}

/** A pool on a roof, between its walls, with a parasol and a guest. */
export function roofPool(pen: Pen, x: number, y: number, width: number): void {
  pen.onLayer(1, () => {
    pen.rect('glass', x, y + 0.1, width, 0.75).rect('wash-cold', x, y + 0.1, width, 0.75);
    pen.line('thin', x, y + 0.85, x + width, y + 0.85);
    pen.line('thin', x - 1.1, y, x - 1.1, y + 2.2);
    pen.polygon('panel', x - 2.1, y + 1.9, x - 0.1, y + 1.9, x - 1.1, y + 2.5);
    person(pen, x - 1.6, y, 'rest');
    person(pen, x + width + 0.9, y, 'stand', { flip: true });
  });
  pen.onLayer(2, () => {
    for (const side of [x, x + width]) wall(pen, side, y, y + 1, 0.16);
  });
}

/** A plate heat exchanger, through which the plant's water cools the building's own. */
export function heatExchanger(pen: Pen, x: number, y: number): void {
  pen.rect('panel', x, y + 0.2, 1.5, 1.5).rect('wash-cold', x + 0.2, y + 0.2, 1.1, 1.5);
  for (let plate = 0.26; plate < 1.3; plate += 0.16) pen.line('hair', x + plate, y + 0.2, x + plate, y + 1.7);
  pen.rect('medium', x, y + 0.1, 0.2, 1.8).rect('medium', x + 1.3, y + 0.1, 0.2, 1.8);
  pen.line('thin', x - 0.2, y + 1.8, x + 1.9, y + 1.8).line('thin', x + 0.1, y, x + 0.1, y + 0.1);
}
