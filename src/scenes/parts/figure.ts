import { headPath } from './figureHead.ts';
import { along, limb, outline, type Point, turned } from './figureShapes.ts';
import { type Build, type Dress, type Look, looks } from './looks.ts';
import { type Pose, postures } from './poses.ts';
import type { Posture } from './posture.ts';

/** Positions along the back, from hip to neck, with the width at each: front view, side view. */
const torsoWidths: Record<Build, readonly (readonly [number, number, number])[]> = {
  stout: [
    [-0.1, 36, 27],
    [0.1, 39, 31],
    [0.36, 39, 33],
    [0.7, 37, 28],
    [0.88, 38, 22],
    [0.97, 25, 15],
    [1.03, 11, 10],
  ],
  slight: [
    [-0.1, 28, 18],
    [0.1, 28, 18],
    [0.38, 21, 15],
    [0.7, 28, 18],
    [0.88, 33, 16],
    [0.97, 20, 11],
    [1.03, 9, 8],
  ],
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

/** How thick the limbs are, relative to the broad build. */
const limbThickness: Record<Build, number> = { slight: 0.86, slender: 0.94, broad: 1, stout: 1.16 };

function torso(posture: Posture, build: Build, soft: boolean): string {
  const column = posture.view === 'front' ? 1 : 2;
  const widths = torsoWidths[build];
  return limb(
    widths.map(([t]) => along(posture.hip, posture.neck, t)),
    widths.map((row) => row[column]),
    soft,
  );
}

/** A shoe, with the ankle at the origin and the sole 8 cm below. */
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

const thick = (build: Build, widths: readonly number[]) =>
  widths.map((width) => width * limbThickness[build]);

function legs(posture: Posture, build: Build, soft: boolean): string {
  return posture.legs
    .map((leg, index) => {
      const ankle = leg[2];
      const mirrored = posture.view === 'front' && ankle[0] < 0;
      const shoe =
        posture.view === 'front' ? shoeFront.map(([x, y]): Point => [mirrored ? -x : x, y]) : shoeSide;
      return (
        limb(leg, thick(build, [17, 13, 9.5]), soft) +
        outline(turned(shoe, ankle, posture.feet?.[index] ?? 0), soft)
      );
    })
    .join('');
}

function arms(posture: Posture, build: Build, soft: boolean): string {
  return posture.arms
    .map((arm) => {
      const [, elbow, hand] = arm;
      const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
      const tip: Point = [
        hand[0] + ((hand[0] - elbow[0]) * 9) / length,
        hand[1] + ((hand[1] - elbow[1]) * 9) / length,
      ];
      return limb([arm[0], elbow, hand, tip], thick(build, [13, 10, 7, 6]), soft, false);
    })
    .join('');
}

/** Clothing that hangs from the hips and follows the legs, also when the figure sits or walks. */
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
    // Seated: the cloth covers the thighs and falls from the knee.
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

/** A wrench, a screwdriver and a lamp along the x axis, with the hand at the origin. */
const wrench: readonly Point[] = [
  [-7, -1.6],
  [14, -1.6],
  [17, -5],
  [24, -4.5],
  [20, -1],
  [20, 1.5],
  [24, 4.5],
  [17, 5],
  [14, 1.6],
  [-7, 1.6],
];
const screwdriver: readonly Point[] = [
  [-6, -2],
  [5, -2],
  [6, -0.8],
  [19, -0.8],
  [19, 0.8],
  [6, 0.8],
  [5, 2],
  [-6, 2],
];
const lamp: readonly Point[] = [
  [-6, -1.8],
  [9, -1.8],
  [12, -3.6],
  [17, -3.6],
  [17, 3.6],
  [12, 3.6],
  [9, 1.8],
  [-6, 1.8],
];

/** A technician's tool for each pose that leaves a hand free, by the number of the arm, and its angle in degrees. */
const toolOf: Partial<Record<Pose, { shape: readonly Point[]; arm: number; angle: number }>> = {
  stand: { shape: wrench, arm: 0, angle: -98 },
  walk: { shape: wrench, arm: 1, angle: 35 },
  talk: { shape: screwdriver, arm: 0, angle: -100 },
  reach: { shape: screwdriver, arm: 0, angle: 76 },
  phone: { shape: wrench, arm: 0, angle: -60 },
  point: { shape: lamp, arm: 0, angle: -72 },
  ladder: { shape: screwdriver, arm: 1, angle: 74 },
};

function toolInHand(pose: Pose, posture: Posture): string {
  const tool = toolOf[pose];
  if (tool === undefined) return '';
  const hand = posture.arms[tool.arm]?.[2] ?? posture.hip;
  return outline(turned(tool.shape, hand, tool.angle), false);
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

/** One person's silhouette as a path in centimeters; `soft` rounds it for drawings large enough to show that. */
export function silhouettePath(pose: Pose, look: Look, soft: boolean): string {
  const posture: Posture = postures[pose];
  const dress = looks[look];
  return (
    legs(posture, dress.build, soft) +
    garment(posture, dress.garment, soft) +
    torso(posture, dress.build, soft) +
    arms(posture, dress.build, soft) +
    headPath(posture, dress, soft) +
    belongings(posture, dress, soft) +
    (dress.carries === 'belt' ? toolInHand(pose, posture) : '')
  );
}
