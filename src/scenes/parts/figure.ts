import { limb, outline, oval, type Point, turned } from './figureShapes.ts';
import { type Pose, type Posture, postures } from './poses.ts';

/** How someone is dressed and wears their hair. A technician wears a helmet and a tool belt. */
export type Look =
  | 'short'
  | 'bun'
  | 'long'
  | 'skirt'
  | 'coat'
  | 'hijab'
  | 'kandura'
  | 'nurse'
  | 'child'
  | 'pupil'
  | 'elder'
  | 'technician';

interface Dress {
  hair: 'short' | 'bun' | 'long' | 'scarf' | 'ghutra' | 'helmet' | 'cap';
  garment: 'trousers' | 'skirt' | 'coat' | 'robe' | 'tunic';
  build: 'broad' | 'slender';
  headSize?: number;
  carries?: 'belt' | 'rucksack' | 'stick';
}

const looks: Record<Look, Dress> = {
  short: { hair: 'short', garment: 'trousers', build: 'broad' },
  bun: { hair: 'bun', garment: 'trousers', build: 'slender' },
  long: { hair: 'long', garment: 'coat', build: 'slender' },
  skirt: { hair: 'long', garment: 'skirt', build: 'slender' },
  coat: { hair: 'short', garment: 'coat', build: 'broad' },
  hijab: { hair: 'scarf', garment: 'robe', build: 'slender' },
  kandura: { hair: 'ghutra', garment: 'robe', build: 'broad' },
  nurse: { hair: 'bun', garment: 'tunic', build: 'slender' },
  child: { hair: 'long', garment: 'skirt', build: 'slender', headSize: 1.2 },
  pupil: { hair: 'short', garment: 'trousers', build: 'slender', headSize: 1.2, carries: 'rucksack' },
  elder: { hair: 'cap', garment: 'coat', build: 'broad', carries: 'stick' },
  technician: { hair: 'helmet', garment: 'trousers', build: 'broad', carries: 'belt' },
};

/** Where along the back, from hip to neck, and how wide there: front view, side view. */
const torsoWidths: Record<Dress['build'], readonly (readonly [number, number, number])[]> = {
  broad: [
    [-0.1, 31, 21],
    [0.1, 31, 22],
    [0.36, 27, 20],
    [0.7, 34, 23],
    [0.88, 39, 20],
    [0.97, 24, 14],
    [1.03, 10, 9],
  ],
  slender: [
    [-0.1, 32, 21],
    [0.1, 32, 22],
    [0.4, 23, 17],
    [0.7, 29, 22],
    [0.88, 33, 18],
    [0.97, 20, 12],
    [1.03, 9, 8],
  ],
};

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function torso(posture: Posture, build: Dress['build'], soft: boolean): string {
  const column = posture.view === 'front' ? 1 : 2;
  const widths = torsoWidths[build];
  return limb(
    widths.map(([t]) => along(posture.hip, posture.neck, t)),
    widths.map((row) => row[column]),
    soft,
  );
}

/** A shoe, ankle at the origin, sole 8 cm below. */
const shoeSide: readonly Point[] = [
  [-6, 4],
  [5, 4],
  [10, -1],
  [21, -4],
  [22, -8],
  [-8, -8],
];
const shoeFront: readonly Point[] = [
  [-5, 4],
  [5, 4],
  [9, -4],
  [10, -8],
  [-6, -8],
];

function legs(posture: Posture, soft: boolean): string {
  return posture.legs
    .map((leg, index) => {
      const ankle = leg[2];
      const mirrored = posture.view === 'front' && ankle[0] < 0;
      const shoe =
        posture.view === 'front' ? shoeFront.map(([x, y]): Point => [mirrored ? -x : x, y]) : shoeSide;
      return limb(leg, [17, 13, 9.5], soft) + outline(turned(shoe, ankle, posture.feet?.[index] ?? 0), soft);
    })
    .join('');
}

function arms(posture: Posture, soft: boolean): string {
  return posture.arms
    .map((arm) => {
      const [, elbow, hand] = arm;
      const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
      const tip: Point = [
        hand[0] + ((hand[0] - elbow[0]) * 9) / length,
        hand[1] + ((hand[1] - elbow[1]) * 9) / length,
      ];
      return limb([arm[0], elbow, hand, tip], [13, 10, 7, 6], soft, false);
    })
    .join('');
}

/** What hangs from the hips: follows the front and the back leg, so it also sits and walks. */
function garment(posture: Posture, kind: Dress['garment'], soft: boolean): string {
  if (kind === 'trousers') return '';
  const wide = posture.view === 'front' ? 17 : 12;
  const share = { skirt: 1.05, coat: 0.72, tunic: 0.34, robe: 1.9 }[kind];
  const flare = { skirt: 5, coat: 3, tunic: 3, robe: 7 }[kind];
  const at = (leg: Posture['legs'][number]): Point =>
    share <= 1 ? along(leg[0], leg[1], share) : along(leg[1], leg[2], share - 1);
  const ends = posture.legs.map(at);
  const left = ends.reduce((a, b) => (b[0] < a[0] ? b : a), ends[0] ?? posture.hip);
  const right = ends.reduce((a, b) => (b[0] > a[0] ? b : a), ends[0] ?? posture.hip);
  const waist = along(posture.hip, posture.neck, 0.3);
  const bent = posture.legs.some((leg) => Math.abs(leg[1][1] - leg[0][1]) < 20);
  if (bent) {
    // Seated: the cloth lies over the thighs and falls from the knee.
    return posture.legs
      .map((leg) => limb([along(leg[0], leg[1], -0.1), leg[1], at(leg)], [20, 18, 12 + flare * 2], soft))
      .join('');
  }
  return outline(
    [
      [waist[0] - wide + 4, waist[1]],
      [waist[0] + wide - 4, waist[1]],
      [posture.hip[0] + wide, posture.hip[1]],
      [right[0] + flare + 5, right[1]],
      [right[0] + flare + 5, right[1] - 2],
      [left[0] - flare - 5, left[1] - 2],
      [left[0] - flare - 5, left[1]],
      [posture.hip[0] - wide, posture.hip[1]],
    ],
    soft,
  );
}

function head(posture: Posture, dress: Dress, soft: boolean): string {
  const side = posture.view === 'side';
  const size = dress.headSize ?? 1;
  const nod = posture.nod ?? 0;
  const centre: Point = [posture.head[0], posture.head[1] + (size - 1) * 8];
  const shape = (points: readonly Point[]) =>
    outline(
      turned(
        points.map(([x, y]): Point => [x * size, y * size]),
        centre,
        nod,
      ),
      soft,
    );
  const spotOn = (x: number, y: number) => turned([[x * size, y * size]], centre, nod)[0] ?? centre;
  let path = limb([along(posture.hip, posture.neck, 0.93), along(posture.neck, centre, 0.7)], [10, 9], false);
  path += oval(centre, (side ? 9 : 8) * size, 11 * size);
  if (side)
    path += shape([
      [6, 3],
      [10.8, -2.6],
      [7, -4],
      [7.5, -8],
      [2, -10],
      [0, 0],
    ]);
  switch (dress.hair) {
    case 'short':
      path += side
        ? shape([
            [-9.5, -4],
            [-11, 4],
            [-7, 12],
            [2, 13.5],
            [9, 8],
            [8, 5],
          ])
        : shape([
            [-9, 0],
            [-9.5, 8],
            [-3, 13.5],
            [5, 13],
            [9.5, 7],
            [9, 0],
          ]);
      break;
    case 'bun':
      path += side
        ? oval(spotOn(-11, 5), 5.5 * size, 5.5 * size)
        : oval(spotOn(0, 14), 5.5 * size, 4.5 * size);
      break;
    case 'long':
      path += side
        ? shape([
            [8, 9],
            [0, 13.5],
            [-9, 9],
            [-12, -4],
            [-12, -18],
            [-4, -17],
            [-3, 0],
          ])
        : shape([
            [-8, 10],
            [0, 13.5],
            [8, 10],
            [12, -2],
            [12, -17],
            [6, -15],
            [0, 4],
            [-6, -15],
            [-12, -17],
            [-12, -2],
          ]);
      break;
    case 'scarf':
      path += side
        ? shape([
            [9, 8],
            [1, 14],
            [-10, 10],
            [-13, -4],
            [-15, -26],
            [10, -26],
            [5, -12],
            [8, 2],
          ])
        : shape([
            [-9, 9],
            [0, 14],
            [9, 9],
            [12, -4],
            [17, -24],
            [0, -32],
            [-17, -24],
            [-12, -4],
          ]);
      break;
    case 'ghutra':
      path += side
        ? shape([
            [10, 7],
            [9, 11],
            [0, 14],
            [-10, 11],
            [-12, 0],
            [-19, -32],
            [-4, -26],
            [2, -8],
          ])
        : shape([
            [-10, 9],
            [0, 14],
            [10, 9],
            [14, -6],
            [20, -26],
            [8, -22],
            [0, 2],
            [-8, -22],
            [-20, -26],
            [-14, -6],
          ]);
      break;
    case 'helmet':
      path += side
        ? shape([
            [-13, 2],
            [-13, 3],
            [-12, 12],
            [-4, 18],
            [5, 18],
            [12, 11],
            [13, 5],
            [20, 3],
            [20, 1.5],
          ])
        : shape([
            [-13, 3],
            [-12, 12],
            [-5, 18],
            [5, 18],
            [12, 12],
            [13, 3],
            [15, 2],
            [-15, 2],
          ]);
      break;
    default:
      path += shape([
        [-10, 3],
        [-10, 10],
        [0, 14],
        [9, 9],
        [16, 4],
        [15, 2.5],
      ]);
  }
  return path;
}

function belongings(posture: Posture, dress: Dress, soft: boolean): string {
  const [hx, hy] = posture.hip;
  let path = (posture.holds ?? []).map((shape) => outline(shape, false)).join('');
  const upright = Math.abs(posture.neck[1] - hy) > 50;
  if (dress.carries === 'belt' && upright) {
    const wide = posture.view === 'front' ? 17 : 12;
    path += outline(
      [
        [hx - wide - 4, hy + 12],
        [hx + wide, hy + 12],
        [hx + wide, hy + 6],
        [hx - wide + 2, hy + 6],
        [hx - wide, hy - 8],
        [hx - wide - 6, hy - 7],
      ],
      false,
    );
  }
  if (dress.carries === 'rucksack' && posture.view === 'side') {
    const back = along(posture.hip, posture.neck, 0.6);
    path += outline(
      [
        [back[0] - 8, back[1] + 22],
        [back[0] - 22, back[1] + 18],
        [back[0] - 26, back[1] - 8],
        [back[0] - 22, back[1] - 20],
        [back[0] - 6, back[1] - 20],
      ],
      soft,
    );
  }
  if (dress.carries === 'stick' && posture.view === 'side') {
    path += outline(
      [
        [30, 92],
        [33, 92],
        [41, 0],
        [38, 0],
      ],
      false,
    );
  }
  return path;
}

/** One person's silhouette as a path in centimetres; `soft` rounds it for drawings large enough to show that. */
export function silhouettePath(pose: Pose, look: Look, soft: boolean): string {
  const posture: Posture = postures[pose];
  const dress = looks[look];
  return (
    legs(posture, soft) +
    garment(posture, dress.garment, soft) +
    torso(posture, dress.build, soft) +
    arms(posture, soft) +
    head(posture, dress, soft) +
    belongings(posture, dress, soft)
  );
}

/** Lines in paper colour over a large silhouette: what separates an arm, a helmet's brim, a jacket's edge. */
export function seamPath(pose: Pose, look: Look): string {
  const posture: Posture = postures[pose];
  const dress = looks[look];
  const line = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(-y * 10) / 10}`).join('L')}`;
  const [hx, hy] = posture.head;
  const size = dress.headSize ?? 1;
  const lift = (size - 1) * 8;
  let path = '';
  const near = posture.arms[posture.arms.length - 1];
  if (posture.view === 'side' && near !== undefined) {
    // The near arm's back edge, from the armpit to the elbow.
    path += line(
      [along(near[0], near[1], 0.25), along(near[0], near[1], 0.95)].map(([x, y]): Point => [x - 5.5, y]),
    );
  }
  if (dress.hair === 'helmet') {
    path += line(
      turned(
        [
          [-11, 1],
          [12, 1],
        ],
        posture.head,
        posture.nod ?? 0,
      ),
    );
    const chest = along(posture.hip, posture.neck, 0.62);
    const waist = along(posture.hip, posture.neck, 0.32);
    const half = posture.view === 'front' ? 14 : 9;
    for (const [x, y] of [chest, waist])
      path += line([
        [x - half, y],
        [x + half, y],
      ]);
  }
  if (posture.view === 'front') {
    const collar = posture.neck;
    if (dress.hair === 'scarf')
      path += line([
        [hx - 6, hy + 6],
        [hx - 7, hy - 4],
        [hx, hy - 11],
        [hx + 7, hy - 4],
        [hx + 6, hy + 6],
        [hx, hy + 9],
        [hx - 6, hy + 6],
      ]);
    else
      path += line([
        [collar[0] - 6, collar[1] - 2],
        [collar[0], collar[1] - 14],
        [collar[0] + 6, collar[1] - 2],
      ]);
    if (dress.hair === 'ghutra')
      path +=
        line([
          [hx - 9, hy + 8],
          [hx + 9, hy + 8],
        ]) +
        line([
          [0, 120],
          [0, 100],
        ]);
    const between = posture.legs[0];
    if (between !== undefined && dress.garment === 'trousers')
      path += line([
        [0, 86],
        [0.5, 66],
      ]);
  } else if (dress.hair === 'scarf') {
    path += line([
      [hx + 6, hy + 9 + lift],
      [hx + 2, hy],
      [hx + 5, hy - 10],
    ]);
  } else if (dress.hair === 'ghutra') {
    path += line([
      [hx - 9, hy + 9],
      [hx + 9, hy + 7],
    ]);
  }
  if (dress.carries === 'rucksack' && posture.view === 'side') {
    const back = along(posture.hip, posture.neck, 0.6);
    path += line([
      [back[0] - 9, back[1] + 20],
      [back[0] - 8, back[1] - 18],
    ]);
  }
  return path;
}
