import { room } from '../../buildings/room.ts';
import { alarmPoint, assetNode, liveLine } from '../../parts/annotations.ts';
import { solarPanels } from '../../parts/electrical.ts';
import { deskPair, pottedPlant, serverRack } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, dryCooler, fan, pump, tank } from '../../parts/plant.ts';
import {
  chestFreezer,
  coldRoom,
  compressorRack,
  multideck,
  multideckSection,
} from '../../parts/refrigeration.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, glazing, ladder, pendantLamp, wall } from '../../parts/structure.ts';
import { codePlate, sheet } from '../sheet.ts';

/*
 * One bay of a building for each product, 16 m wide: the same frame, with the product's system lit.
 */

const bay = { width: 400, height: 330, scale: 25, originY: 300 };

/** Plant, ceiling void and roof with two technicians at work: a plate on each asset. */
export const bayCmms = sheet({ ...bay, seed: 4 }, (pen) => {
  pen.onLayer(-1, () => {
    pen.rect('wash-cmms', 0.6, 0, 14.8, 5);
  });
  room(pen, 0.6, 15.4, 5.3, 4.1, 'none', { windowSpacing: 1.8, duct: false, lightSpacing: 2.6 });
  pen.onLayer(1, () => {
    deskPair(pen, 1.2, 5.3, true, true);
    pottedPlant(pen, 4.6, 5.3, 1.1);
    ladder(pen, 8.02, 5.3, 2.1);
    technician(pen, 8.28, 6, 'reach');
    pen.rect('panel', 8.1, 8.16, 2.3, 0.6);
    pen.rect('wash-cmms', 8.1, 8.16, 2.3, 0.6);
    fan(pen, 8.5, 8.46, 0.2);
    pen.hatch('hair', 9.2, 8.22, 0.4, 0.48, 0.12);
    ductSection(pen, 3, 8.5, 0.9, 0.5);
    pipeSection(pen, 5.6, 8.5, 0.2);
    pipeSection(pen, 6.2, 8.5, 0.2);
    deskPair(pen, 11, 5.3, false, true);
    person(pen, 14.6, 5.3, 'tablet', { flip: true });
    airHandler(pen, 1, 0, 6.8, 2.7, 'cmms');
    technician(pen, 8.7, 0, 'tablet', { flip: true });
    pen
      .line('medium', 2, 3, 2, 4.6)
      .line('medium', 2.8, 3, 2.8, 4.6)
      .line('thin', 6.6, 3, 6.6, 3.9, 15.2, 3.9)
      .line('thin', 7.4, 3, 7.4, 3.4, 15.2, 3.4);
    pump(pen, 10.2, 0, 'cmms');
    pump(pen, 11.7, 0);
    pen.line('thin', 10.1, 0.6, 10.1, 3.4).line('thin', 11.6, 0.6, 11.6, 3.4);
    tank(pen, 12.7, 0, 1.1, 2.6);
    serverRack(pen, 14.3, 0, 0.8, 2.1);
    dryCooler(pen, 1.6, 9.5, 4);
    technician(pen, 7.3, 9.4, 'tablet', { flip: true });
    pen.rect('thin', 10, 9.4, 2.2, 1.5);
    for (let i = 0; i < 6; i++) pen.line('hair', 10.1, 9.6 + i * 0.2, 12.1, 9.6 + i * 0.2);
    pen.line('thin', 13.6, 9.4, 13.6, 11.6, 14, 11.6, 14, 9.4);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.45, 16, 0.45);
    pen.rect('solid', 0.2, 4.95, 15.6, 0.38);
    pen.rect('solid', 0.2, 9.05, 15.6, 0.38);
    wall(pen, 0.42, 0, 10.2, 0.4);
    wall(pen, 15.6, 0, 10.2, 0.4);
    pen.line('hair', 0.6, 5.44, 15.4, 5.44);
    earth(pen, 0, 16, -0.5, { depth: 1 });
  });
  codePlate(pen, 7.4, 1.6);
  codePlate(pen, 10.5, 1.05);
  codePlate(pen, 10.55, 8.3);
  codePlate(pen, 6.35, 10.1);
  codePlate(pen, 13.1, 1.7);
});

/** Three office storeys fed by one riser: only the middle one is lit. */
export const bayEnergy = sheet({ ...bay, seed: 19 }, (pen) => {
  const storey = 3.25;
  const uses = ['office', 'office', 'breakout'] as const;
  uses.forEach((use, i) => {
    room(pen, 0.6, 12.6, i * storey, storey, use, {
      windowSpacing: 1.7,
      wash: i === 1 ? 'energy' : null,
      lightSpacing: 2.4,
      duct: false,
    });
  });
  pen.onLayer(1, () => {
    for (let i = 0; i < 3; i++) {
      const y = i * storey;
      pen.rect('panel', 12.9, y + 0.5, 0.9, 1.5);
      pen.rect('hair', 13.05, y + 1.45, 0.6, 0.36);
      pen.line('hair', 13.05, y + 0.75, 13.65, y + 0.75).line('hair', 13.05, y + 0.92, 13.65, y + 0.92);
      ductSection(pen, 4, y + 2.72, 1, 0.36);
      ductSection(pen, 9, y + 2.72, 1, 0.36);
    }
    solarPanels(pen, 1.2, 9.9, 6, 'energy');
    airHandler(pen, 9.6, 9.8, 4.4, 1.7, 'energy');
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.45, 16, 0.45);
    for (let i = 1; i <= 3; i++) pen.rect('solid', 0.2, i * storey - 0.36, 15, 0.36);
    wall(pen, 0.42, storey * 3, 10.5, 0.34);
    wall(pen, 15, 0, 10.5, 0.34);
    wall(pen, 12.75, 0, storey * 3, 0.16);
    for (let i = 0; i < 3; i++) glazing(pen, 0.45, i * storey, i * storey + storey - 0.36, -1);
    earth(pen, 0, 16, -0.5, { depth: 1 });
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'energy', 14.3, -0.4, 14.3, 10.6);
    for (let i = 0; i < 3; i++) {
      const y = i * storey;
      if (i === 1) liveLine(pen, 'energy', 14.3, y + 2.42, 1, y + 2.42);
      else pen.line('live-energy', 14.3, y + 2.42, 1, y + 2.42);
      pen.line('live-energy', 13.8, y + 1.2, 14.3, y + 1.2);
    }
    for (const x of [2.4, 5.2, 8, 10.8]) assetNode(pen, 'energy', x, storey + 2.42, 0.13);
    assetNode(pen, 'energy', 13.35, storey + 1.6, 0.16);
  });
});

/** A shop floor with its cold room, cases and rack, and a leak found above one of them. */
export const bayCold = sheet({ ...bay, seed: 33 }, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 5.4, 15.4, 0, 3.5, 4.7, 1.6));
  pen.onLayer(1, () => {
    coldRoom(pen, 0.8, 0, 4.1, 3.3);
    pen.line('thin', 0.6, 3.75, 5.2, 3.75);
    compressorRack(pen, 0.9, 3.85, 3, 'cold');
    pen.line('medium', 5.2, 0, 5.2, 5.4);
    multideckSection(pen, 5.5, 0, { height: 2.3 });
    person(pen, 7.5, 0, 'reach', { flip: true });
    multideck(pen, 8.3, 0, 3.6, 2.3, { doors: true });
    chestFreezer(pen, 12.9, 0, 2.3);
    person(pen, 12.35, 0, 'stand');
    for (let i = 0; i < 4; i++) pendantLamp(pen, 6.6 + i * 2.4, 4.9, 0.8);
    pen.line('medium', 0.6, 5.5, 15.4, 5.5);
    for (let i = 0; i < 17; i++) pen.circle('hair', 1 + i * 0.88, 5.95, 0.27);
    for (let i = 0; i < 12; i++) pen.line('hair', 0.8, 7 + i * 0.27, 15.2, 7 + i * 0.27);
    for (const x of [0.8, 4.4, 8, 11.6, 15.2]) pen.line('thin', x, 6.82, x, 10.1);
    dryCooler(pen, 1.2, 6.9, 5, 'cold');
    technician(pen, 8.2, 6.82, 'tablet', { flip: true });
    airHandler(pen, 10, 6.82, 4.6, 1.9);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.45, 16, 0.45);
    pen.rect('solid', 0.2, 6.46, 15.6, 0.36);
    wall(pen, 0.42, 0, 7.6, 0.4);
    wall(pen, 15.6, 0, 7.6, 0.4);
    earth(pen, 0, 16, -0.5, { depth: 1 });
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', 2.3, 5.2, 2.3, 7.5);
    liveLine(pen, 'cold', 4.2, 5.2, 5.7, 5.2, 5.7, 3, 14, 3, 14, 1.05);
    liveLine(pen, 'cold', 10.1, 3, 10.1, 2.3);
    pen.line('live-cold', 6.2, 3, 6.2, 2.3).line('live-cold', 1.5, 3.85, 1.5, 3.1);
    for (const [x, y] of [
      [6, 1.3],
      [14, 0.98],
      [2, 2.7],
    ] as const)
      assetNode(pen, 'cold', x, y, 0.15);
    pen.onLayer(4, () => alarmPoint(pen, 10.1, 3, 0.19));
  });
});
