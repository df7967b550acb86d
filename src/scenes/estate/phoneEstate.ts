import { grocery } from '../buildings/grocery.ts';
import { tower } from '../buildings/tower.ts';
import { undercroft } from '../buildings/undercroft.ts';
import { keyBubble, levelMark } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { earth, tree } from '../parts/outdoors.ts';
import { person, technician } from '../parts/people.ts';
import { pump, tank } from '../parts/plant.ts';
import { wall } from '../parts/structure.ts';
import { type DrawnScene, drawnScene } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';
import { estateStory, leakMark } from './estateStory.ts';

const width = 390;
const height = 420;
const ground = 342;
const scale = 11;
/** Left walls of the store and the tower, in meters. */
const store = 1.1;
const high = 19.9;

/**
 * The estate for a phone: a tower, a store and the tunnel between them, uncropped, with the three keys. 390 × 420 px.
 */
export function phoneEstate(tone: Tone, still = false, isMarked = true): DrawnScene {
  const pen = new Pen({ scale, originY: ground });
  const right = width / scale;
  pen.onLayer(-3, () => pen.rect('earth', 0, -(height - ground) / scale, right, (height - ground) / scale));
  pen.onLayer(-2, () => {
    tree(pen, 18.4, 0, 6, 4);
  });
  const shop = grocery(pen, store, { width: 15.6 });
  const rise = tower(pen, high, {
    width: 14.1,
    floors: 5,
    groundHeight: 4.4,
    coreAt: 5,
    hotFloor: 2,
    fault: 4,
    seed: 6,
  });
  undercroft(pen, 1.1, 34, { coldTo: 16 });
  pen.onLayer(1, () => {
    switchgear(pen, 3, -4.2, 3, 1.6, 'energy');
    technician(pen, 9.6, -4.2, 'walk');
    pump(pen, 15.6, -4.2, 'energy');
    tank(pen, 19, -4.2, 0.8, 1.5);
    technician(pen, 23.2, -4.2, 'kneel');
    pump(pen, 29, -4.2);
    tank(pen, 31, -4.2, 0.8, 1.5);
  });
  pen.onLayer(1.5, () => {
    technician(pen, 10.2, 0, 'tablet');
    person(pen, 18.1, 0, 'walk', { look: 'hijab' });
  });
  pen.onLayer(2, () => {
    pen.line('cut', 0, 0, store, 0).line('cut', shop.x1, 0, high, 0).line('cut', rise.x1, 0, right, 0);
    wall(pen, 1.1, -4.76, -0.3, 0.3);
    wall(pen, 33.85, -4.76, -0.3, 0.3);
    for (const x of [4, 12, 20, 28]) {
      pen.polygon('solid', x - 0.5, -4.7, x + 0.5, -4.7, x + 0.18, -5.3, x - 0.18, -5.3);
    }
  });
  pen.onLayer(-1, () => {
    earth(pen, 1.6, 33.4, -0.5, { depth: 2 });
    earth(pen, 0, right, -4.9, { depth: 3 });
  });
  pen.onLayer(12, () => {
    levelMark(pen, high - 0.5, rise.roofHeight, '+23.000', { length: 3.6, side: -1 });
  });
  if (isMarked) {
    leakMark(pen, store + 12.3, 2.62);
    keyBubble(pen, 'cold', store + 10, 4.7, '1');
    keyBubble(pen, 'cmms', rise.x1 - 0.4, rise.groundHeight + 4 * rise.storeyHeight + 2.2, '2');
    keyBubble(pen, 'energy', high + 1.3, rise.groundHeight + 2 * rise.storeyHeight + 1.7, '3');
  }
  return drawnScene({ pen, width, height, tone, extraStyle: estateStory(tone, still), still });
}
