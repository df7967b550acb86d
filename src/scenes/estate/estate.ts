import { grocery } from '../buildings/grocery.ts';
import { hospital } from '../buildings/hospital.ts';
import { school } from '../buildings/school.ts';
import { tower } from '../buildings/tower.ts';
import { undercroft } from '../buildings/undercroft.ts';
import { gridBubble, horizontalDimension, keyBubble, levelMark } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { bench, bike, car, earth, streetLamp, tree, van } from '../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../parts/people.ts';
import { boiler, chiller, pump, tank } from '../parts/plant.ts';
import { trolley } from '../parts/retail.ts';
import { wall } from '../parts/structure.ts';
import { type DrawnScene, drawnScene } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';
import { estateStory, leakMark } from './estateStory.ts';
import { phoneEstate } from './phoneEstate.ts';

export interface EstateOptions {
  tone?: Tone;
  crop?: 'wide' | 'phone';
  /** Extra pixels of street beyond each edge of the wide picture, for wider pages. */
  bleed?: number;
  /** Omits all motion and shows the end of the story, for visitors who prefer reduced motion. */
  still?: boolean;
  /** false omits the keys and the leak in the phone's crop. */
  isMarked?: boolean;
}

const width = 1440;
const height = 850;
const ground = 655;
const scale = 13.2;
/** Left and right wall of each building, in meters. */
const store = [6.4, 35.4] as const;
const classes = [42, 60.4] as const;
const offices = [64.6, 84.1] as const;
const high = [87, 103.8] as const;

function trees(pen: Pen): void {
  const standing = [
    [3.2, 6.2, 4],
    [39.2, 7.6, 8],
    [62.4, 8.6, 2],
    [86, 7.2, 6],
    [-2.5, 8, 5],
    [-9, 6.5, 3],
    [-14, 9, 7],
    [-24, 7.5, 9],
    [-33, 8.6, 2],
    [111.6, 7.8, 12],
    [116, 7, 4],
    [121, 8.8, 8],
    [129, 6.8, 5],
    [138, 9, 3],
  ] as const;
  pen.onLayer(-2, () => {
    for (const [x, h, seed] of standing) if (isNear(pen, x)) tree(pen, x, 0, h, seed);
  });
}

/** Whether x is on the sheet, including the bleed and a tree's width. */
const isNear = (pen: Pen, x: number): boolean => pen.pixelX(x) > -60 && pen.pixelX(x) < sheetWidth(pen) + 60;
const sheetWidth = (pen: Pen): number => width + 2 * pen.originX;

/** The tunnel under the store and the school, and the plant room under the offices and the tower. */
function tunnel(pen: Pen): void {
  undercroft(pen, 8, 103.8);
  const floor = -6.9;
  const left = 66;
  const right = 103.4;
  pen.onLayer(1, () => {
    for (const y of [-2.45, -2.55]) pen.line('hair', 8.4, y, 65, y);
    technician(pen, 27, -4.2, 'walk');
    person(pen, 28.4, -4.2, 'stand', { flip: true });
    pump(pen, 46, -4.2, 'energy');
    tank(pen, 52.4, -4.2, 0.8, 1.5);
    switchgear(pen, 12, -4.2, 3, 1.6);
    technician(pen, 55.2, -4.2, 'kneel', { flip: true });
    pen.rect('paper', left, floor, right - left, -2.2 - floor);
    boiler(pen, 67, floor, 1.5, 1.9, 'energy');
    boiler(pen, 69, floor, 1.5, 1.9, 'energy');
    pump(pen, 72, floor, 'energy');
    pump(pen, 73.4, floor, 'energy');
    tank(pen, 75, floor, 1.3, 2.6);
    tank(pen, 76.8, floor, 1.3, 2.6);
    switchgear(pen, 79.4, floor, 5, 2.2, 'energy');
    technician(pen, 84.2, floor, 'tablet', { flip: true });
    chiller(pen, 86, floor, 4.2, 'cmms');
    chiller(pen, 91, floor, 4.2);
    pump(pen, 96.4, floor);
    pump(pen, 97.8, floor);
    switchgear(pen, 99.8, floor, 4, 2.2);
    pen.line('thin', left, -4.1, right, -4.1).line('thin', left, -3.9, right, -3.9);
    for (const x of [67.7, 69.7, 75.6, 77.4, 87.6, 92.6]) pen.line('thin', x, floor + 2.6, x, -3.9);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 65.7, -7.2, 38, 0.3);
    wall(pen, 65.85, -7.2, -2.2, 0.3);
    wall(pen, 103.55, -7.2, 0, 0.3);
    wall(pen, 85.1, floor, -3.9, 0.2);
    wall(pen, 8, -4.6, -0.3, 0.3);
    pen.rect('solid', 8, -4.76, 57.9, 0.26);
    for (const x of [10, 20, 30, 40, 50, 60]) {
      pen.polygon('solid', x - 0.5, -4.76, x + 0.5, -4.76, x + 0.18, -5.3, x - 0.18, -5.3);
    }
    for (const x of [68, 74, 80, 86, 92, 98, 103]) pen.rect('solid', x - 0.2, -9.2, 0.4, 2.1);
  });
}

/** The ground: its fill, the cut line between the buildings, and the strokes below it. */
function groundAndEarth(pen: Pen, left: number, right: number): void {
  pen.onLayer(-3, () =>
    pen.rect('earth', left, -(height - ground) / scale, right - left, (height - ground) / scale),
  );
  pen.onLayer(2, () => {
    pen
      .line('cut', left, 0, store[0], 0)
      .line('cut', store[1], 0, classes[0], 0)
      .line('cut', classes[1], 0, offices[0], 0)
      .line('cut', 84, 0, high[0], 0)
      .line('cut', high[1], 0, right, 0);
  });
  pen.onLayer(-1, () => {
    earth(pen, left, 7.6, -0.1, { depth: 8 });
    earth(pen, 8, 65.6, -5.3, { depth: 4 });
    earth(pen, 104.2, right, -0.1, { depth: 8 });
    earth(pen, 66, 104, -7.4, { depth: 2 });
    earth(pen, 8.4, 104, -0.5, { depth: 2 });
  });
}

function street(pen: Pen): void {
  pen.onLayer(1.5, () => {
    bench(pen, 0.6, 0, 1.6);
    person(pen, 1.3, 0.02, 'rest');
    person(pen, 4.6, 0, 'walk');
    streetLamp(pen, 37.2, 0, 5.4);
    person(pen, 36.6, 0, 'push', { flip: true });
    trolley(pen, 36.2, 0, true);
    bench(pen, 40.2, 0, 1.3);
    bike(pen, 60.9, 0);
    bike(pen, 62, 0);
    person(pen, 63.6, 0, 'walk', { look: 'pupil', size: 0.85 });
    wheelchairUser(pen, 85.3, 0, { flip: true });
    person(pen, 107.6, 0, 'walk', { flip: true });
    if (pen.originX === 0) return;
    person(pen, -5.4, 0, 'walk', { flip: true });
    van(pen, -12, 0);
    streetLamp(pen, -18, 0, 5.4);
    car(pen, -30, 0);
    person(pen, 111, 0, 'walk');
    car(pen, 115, 0);
    bench(pen, 124, 0);
    person(pen, 126.8, 0, 'walk', { flip: true });
    streetLamp(pen, 132, 0, 5.4);
  });
}

/** Grid bubbles, the chain of dimensions in millimeters and the levels in meters. */
function notes(pen: Pen): void {
  const chain = -146 / scale;
  const bubbles = -168 / scale;
  const axes = [6.4, 14.1, 35.4, 42, 53.2, 60.4, 64.6, 79.7, 84.1, 87, 103.8];
  pen.onLayer(12, () => {
    axes.forEach((x, index) => {
      pen.line('axis', x, bubbles + 11 / scale, x, -(x < 65 ? 76 : 102) / scale);
      gridBubble(pen, x, bubbles, String(index + 1), { radius: 11 });
    });
    for (const [left, right] of [store, classes, offices, high]) {
      const millimeters = Math.round((right - left) * 1000);
      const words = `${Math.floor(millimeters / 1000)} ${String(millimeters % 1000).padStart(3, '0')}`;
      horizontalDimension(pen, left, right, chain, words, { extension: 0.45, gap: 0.45 });
    }
    for (const [above, words] of [
      [5.4, '+5.400'],
      [16.56, '+16.560'],
      [27.72, '+27.720'],
      [42.6, '+42.600'],
    ] as const) {
      levelMark(pen, 104.3, above, words, { length: 4.5 });
    }
  });
}

/**
 * The home page's drawing: one section through a grocery store, a school, offices and a tower, above the service tunnel
 * that connects them. `wide` is 1440 × 850 px with sky for a headline, plus the bleed; `phone` is a separate
 * composition, 390 × 420 px.
 */
export function estate({
  tone = 'day',
  crop = 'wide',
  bleed = 0,
  still = false,
  isMarked = true,
}: EstateOptions = {}): DrawnScene {
  if (crop === 'phone') return phoneEstate(tone, still, isMarked);
  const pen = new Pen({ scale, originX: bleed, originY: ground });
  const left = -bleed / scale - 0.5;
  const right = (width + bleed) / scale + 0.5;
  groundAndEarth(pen, left, right);
  trees(pen);
  grocery(pen, store[0]);
  school(pen, classes[0], { width: 18.4 });
  hospital(pen, offices[0], {
    rooms: [
      ['waiting', 'lobby'],
      ['office', 'meet'],
      ['office', 'office'],
      ['breakout', 'office'],
      ['meet', 'office'],
    ],
    helipad: false,
  });
  const rise = tower(pen, high[0], { width: 16.8, floors: 10 });
  tunnel(pen);
  street(pen);
  notes(pen);
  pen.onLayer(1.5, () => technician(pen, 20.8, 0, 'tablet', { flip: true }));
  leakMark(pen, 18.7, 2.62);
  keyBubble(pen, 'cold', 16.2, 4.1, '1');
  keyBubble(pen, 'cmms', 102.2, rise.groundHeight + 8 * rise.storeyHeight + 2, '2');
  keyBubble(pen, 'energy', 88.4, rise.groundHeight + 6 * rise.storeyHeight + 1.55, '3');
  return drawnScene({
    pen,
    width: width + 2 * bleed,
    height,
    tone,
    extraStyle: estateStory(tone, still),
    still,
  });
}
