import type { System } from '../../../../shared/site/systems.ts';
import { alarmPoint, assetNode, liveLine } from '../../parts/annotations.ts';
import { solarPanels } from '../../parts/electrical.ts';
import { bookcase, desk, serverRack } from '../../parts/furniture.ts';
import { earth, tree, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, dryCooler } from '../../parts/plant.ts';
import {
  chestFreezer,
  coldRoom,
  compressorRack,
  dryGoodsShelves,
  multideck,
  multideckSection,
} from '../../parts/refrigeration.ts';
import { checkout, trolley } from '../../parts/retail.ts';
import { ductSection } from '../../parts/services.ts';
import { backWindows, glazing, pendantLamp, slab, wall } from '../../parts/structure.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/** The cold chain in one section: van, cold room, cases, rack and condensers on one loop. A strip, 640 high. */
export const coldChain = sheet(
  { width: 1440, height: 640, scale: 40, originY: 560, seed: 3, bleed: 360 },
  (pen) => {
    const left = 5.4,
      right = 35,
      roof = 7.2,
      end = 1440 / 40;
    pen.onLayer(-3, () => pen.pixelPath('earth', 'M-900 560H2340V640H-900z'));
    pen.onLayer(-2, () => {
      tree(pen, -5, 0, 8, 4);
      tree(pen, end + 4, 0, 8, 2);
    });
    pen.onLayer(-1.5, () => pen.rect('paper', left, 0, right - left, roof));
    pen.onLayer(0, () => backWindows(pen, 14.4, right - 0.6, 0, 4.2, 5.7, 2));
    pen.onLayer(1, () => {
      van(pen, -0.2, 0, false);
      technician(pen, -1.6, 0, 'walk');
      coldRoom(pen, left + 0.6, 0, 4.6, 3.4);
      person(pen, left + 6.1, 0, 'push');
      pen
        .rect('thin', left + 6.7, 0.4, 0.7, 0.9)
        .circle('thin', left + 6.9, 0.16, 0.14)
        .circle('thin', left + 7.3, 0.16, 0.14);
      pen.line('medium', left + 8.6, 0, left + 8.6, 5.9);
      pen.line('medium', left, 3.9, left + 8.6, 3.9);
      compressorRack(pen, left + 0.9, 4, 4, 'cold');
      technician(pen, left + 7, 3.9, 'tablet', { flip: true });
      multideckSection(pen, 14.4, 0, { height: 2.5 });
      person(pen, 16.6, 0, 'reach', { flip: true });
      multideck(pen, 17.6, 0, 5, 2.5, { doors: true });
      person(pen, 21, 0, 'stand', { flip: true });
      chestFreezer(pen, 23.8, 0, 3);
      trolley(pen, 28.3, 0);
      person(pen, 27.75, 0, 'push');
      dryGoodsShelves(pen, 29.6, 0, 2.6, 1.8, 5);
      checkout(pen, 32.6, 0);
      for (let i = 0; i < 7; i++) pendantLamp(pen, 15.6 + i * 2.8, 5.8, 0.8);
      for (let i = 0; i < 21; i++) pen.circle('hair', 14.6 + i * 0.98, roof - 0.72, 0.27);
      dryCooler(pen, left + 1.2, roof + 0.1, 5, 'cold');
      airHandler(pen, 16.4, roof, 5.4, 1.9, null);
      solarPanels(pen, 24, roof, 8, null);
    });
    pen.onLayer(2, () => {
      slab(pen, left, right, 0, 0.4);
      slab(pen, left, right, roof, 0.3);
      wall(pen, left, 0, roof + 1, 0.3);
      wall(pen, right, 3.6, roof + 1, 0.3);
      glazing(pen, right, 0, 3.6, 1);
      pen.line('medium', 14, roof - 1.15, right, roof - 1.15);
      pen.rect('solid', left - 1.6, 3.3, 1.6, 0.2);
      pen.polygon('solid', right, 3.5, right + 2, 3.65, right + 2, 3.82, right, 3.82);
      pen.line('cut', -22, 0, left, 0).line('cut', right, 0, end + 22, 0);
    });
    pen.onLayer(-1, () => earth(pen, -14, end + 14, -0.45, { depth: 2 }));
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', left + 2.2, 5.9, left + 2.2, roof + 0.6);
      liveLine(pen, 'cold', left + 4.6, 5.4, 13.2, 5.4, 13.2, 3.2, 25.3, 3.2, 25.3, 0.95);
      liveLine(pen, 'cold', 20.1, 3.2, 20.1, 2.5);
      liveLine(pen, 'cold', 15.1, 3.2, 15.1, 2.5);
      liveLine(pen, 'cold', left + 1.6, 4, left + 1.6, 3.1);
      pen.onLayer(4.5, () => alarmPoint(pen, 20.1, 3.2, 0.16));
    });
  },
);

/** One machine with an alarm at the place to check: 1 case, 2 pipe, 3 condenser, 4 rack. All on the cold wash. */
const leak = (hot: readonly [number, number], condenser: System | null, isAtRack: boolean): NamedDrawing =>
  sheet({ width: 720, height: 600, scale: 62, originY: 532, seed: 5, ground: 'cold' }, (pen) => {
    const across = 720 / 62;
    pen.onLayer(1, () => {
      pen.line('medium', 0, 3, across, 3);
      multideckSection(pen, 0.6, 0, { height: 2.4 });
      multideck(pen, 2.6, 0, 3.6, 2.4, { doors: true });
      compressorRack(pen, 6.6, 0, 3, 'cold');
      technician(pen, isAtRack ? 11.15 : 10.35, 0, isAtRack ? 'kneel' : 'tablet', { flip: true });
      if (isAtRack) {
        pen.roundedRect('medium', 9.7, 0, 0.45, 1.2, 0.16);
        pen.line('thin', 9.92, 1.2, 9.92, 1.4, 9.5, 1.4);
      }
      dryCooler(pen, 1.2, 4.85, 4, condenser);
      airHandler(pen, 6.6, 4.82, 4.4, 1.8, null);
      pen.rect('panel', 8, 3.3, 0.5, 0.5);
      pen.line('hair', 8.1, 3.42, 8.4, 3.42).line('hair', 8.1, 3.54, 8.4, 3.54);
      ductSection(pen, 10, 3.9, 1, 0.5);
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -1, -0.2, across + 2, 0.2);
      pen.rect('solid', -1, 4.6, across + 2, 0.22);
      earth(pen, -1, across + 1, -0.3, { depth: 1 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', 1.2, 3.6, 1.2, 2.4);
      liveLine(pen, 'cold', 1.2, 3.6, 6.9, 3.6, 6.9, 1.35);
      liveLine(pen, 'cold', 4.4, 3.6, 4.4, 2.4);
      pen.line('live-cold', 9.6, 1.35, 9.6, 4.2, 3.4, 4.2, 3.4, 5.3);
      pen.onLayer(4.5, () => alarmPoint(pen, hot[0], hot[1], 0.16));
    });
  });
export const leaks = [
  leak([4.8, 1.6], null, false),
  leak([8.2, 3.5], null, false),
  leak([3, 5.25], 'cold', false),
  leak([9.6, 0.9], null, true),
] as const;

/** From the case to the desk: the drawings under five steps, on one floor line. */
export const leakFlow = sheet({ width: 1280, height: 210, scale: 36, originY: 168, seed: 12 }, (pen) => {
  const step = 36.2 / 5,
    across = 1280 / 36;
  pen.onLayer(1, () => {
    multideck(pen, 0.2, 0, 4.6, 2.3, { doors: true });
    multideckSection(pen, 5.2, 0, { height: 2.3 });
    for (let i = 0; i < 5; i++) serverRack(pen, step + 0.5 + i * 0.74, 0, 0.66, 2.3);
    pen.rect('panel', step + 4.6, 1.1, 1, 0.7);
    for (let i = 0; i < 4; i++) pen.line('thin', step + 4.8 + i * 0.2, 1.1, step + 4.8 + i * 0.2, 0.9);
    pen.line('thin', step + 5.4, 1.8, step + 5.4, 2.4);
    van(pen, 2 * step + 0.3, 0);
    technician(pen, 2 * step + 5.9, 0, 'walk');
    multideckSection(pen, 3 * step + 1, 0, { height: 2.3 });
    technician(pen, 3 * step + 3, 0, 'kneel', { flip: true });
    desk(pen, 4 * step + 0.9, 0, { width: 1.7 });
    bookcase(pen, 4 * step + 3.4, 0, 2.6, 2.3, 5);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', -1, -0.16, across + 2, 0.16);
    earth(pen, -1, across + 1, -0.22, { depth: 1 });
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', 2.5, 2.3, 2.5, 3.2, step + 5.1, 3.2, step + 5.1, 1.8);
    liveLine(
      pen,
      'cmms',
      step + 5.6,
      1.45,
      2 * step - 0.1,
      1.45,
      2 * step - 0.1,
      3.2,
      4 * step + 2.4,
      3.2,
      4 * step + 2.4,
      1.4,
    );
    pen.onLayer(4, () => {
      alarmPoint(pen, 2.5, 1.5, 0.13);
      assetNode(pen, 'cmms', step + 5.1, 1.45, 0.12);
    });
  });
});
