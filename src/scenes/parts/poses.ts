import type { Point } from './figureShapes.ts';

/** Shoulder, elbow, hand. */
export type Arm = readonly [Point, Point, Point];
/** Hip, knee, ankle. */
export type Leg = readonly [Point, Point, Point];

/** A posture: joints in centimetres from the feet, facing +x. */
export interface Posture {
  view: 'front' | 'side';
  hip: Point;
  neck: Point;
  head: Point;
  /** Degrees the head is turned back (positive) or bowed (negative). */
  nod?: number;
  arms: readonly Arm[];
  legs: readonly Leg[];
  /** Degrees each foot is lifted at the toe (positive) or at the heel (negative). */
  feet?: readonly number[];
  /** Outlines of what is held or sat in. */
  holds?: readonly (readonly Point[])[];
}

const standingLegs: readonly Leg[] = [
  [
    [-1, 92],
    [-3, 50],
    [-7, 8],
  ],
  [
    [1, 92],
    [5, 50],
    [5, 8],
  ],
];
const walkingLegs: readonly Leg[] = [
  [
    [-1, 90],
    [13, 50],
    [25, 11],
  ],
  [
    [0, 90],
    [-3, 49],
    [-27, 17],
  ],
];
const toolbox: readonly Point[] = [
  [-20, 72],
  [14, 72],
  [14, 54],
  [-20, 54],
];

const seated = (armsAt: readonly Arm[]): Posture => ({
  view: 'side',
  hip: [-4, 54],
  neck: [0, 106],
  head: [4, 122],
  arms: armsAt,
  legs: [
    [
      [-3, 54],
      [36, 53],
      [33, 8],
    ],
    [
      [-3, 53],
      [40, 54],
      [44, 8],
    ],
  ],
});

/** The postures people are drawn in. */
export const postures = {
  stand: {
    view: 'front',
    hip: [0, 92],
    neck: [0, 148],
    head: [0.5, 164],
    arms: [
      [
        [-17, 141],
        [-22, 114],
        [-21, 86],
      ],
      [
        [17, 141],
        [26, 117],
        [15, 97],
      ],
    ],
    legs: [
      [
        [-8, 92],
        [-9, 50],
        [-10, 8],
      ],
      [
        [8, 92],
        [10, 50],
        [13, 8],
      ],
    ],
  },
  talk: {
    view: 'front',
    hip: [0, 92],
    neck: [0, 148],
    head: [2, 164],
    arms: [
      [
        [-17, 141],
        [-23, 115],
        [-20, 88],
      ],
      [
        [17, 141],
        [25, 117],
        [38, 134],
      ],
    ],
    legs: [
      [
        [-8, 92],
        [-10, 50],
        [-13, 8],
      ],
      [
        [8, 92],
        [9, 50],
        [10, 8],
      ],
    ],
  },
  walk: {
    view: 'side',
    hip: [0, 91],
    neck: [4, 147],
    head: [8, 163],
    arms: [
      [
        [3, 140],
        [-11, 116],
        [-15, 90],
      ],
      [
        [3, 140],
        [11, 115],
        [27, 98],
      ],
    ],
    legs: walkingLegs,
    feet: [14, -38],
  },
  sit: seated([
    [
      [-1, 99],
      [4, 75],
      [33, 80],
    ],
  ]),
  rest: seated([
    [
      [-1, 99],
      [5, 76],
      [26, 66],
    ],
  ]),
  reach: {
    view: 'side',
    hip: [-2, 92],
    neck: [1, 148],
    head: [3, 164],
    nod: 14,
    arms: [
      [
        [2, 142],
        [20, 156],
        [27, 186],
      ],
      [
        [0, 141],
        [16, 128],
        [31, 147],
      ],
    ],
    legs: standingLegs,
  },
  tablet: {
    view: 'side',
    hip: [-1, 92],
    neck: [1, 147],
    head: [5, 162],
    nod: -12,
    arms: [
      [
        [0, 140],
        [-4, 114],
        [22, 112],
      ],
      [
        [2, 140],
        [6, 115],
        [27, 117],
      ],
    ],
    legs: standingLegs,
    holds: [
      [
        [20, 107],
        [32, 128],
        [34.5, 126.6],
        [22.5, 105.6],
      ],
    ],
  },
  phone: {
    view: 'side',
    hip: [-1, 92],
    neck: [1, 147],
    head: [4, 163],
    arms: [
      [
        [0, 140],
        [-6, 114],
        [4, 94],
      ],
      [
        [2, 140],
        [20, 122],
        [14, 152],
      ],
    ],
    legs: standingLegs,
  },
  kneel: {
    view: 'side',
    hip: [-8, 48],
    neck: [10, 98],
    head: [18, 112],
    nod: -16,
    arms: [
      [
        [9, 92],
        [18, 69],
        [42, 64],
      ],
      [
        [8, 92],
        [24, 78],
        [46, 72],
      ],
    ],
    legs: [
      [
        [-7, 48],
        [30, 51],
        [27, 8],
      ],
      [
        [-7, 47],
        [0, 7],
        [-36, 21],
      ],
    ],
    feet: [0, -62],
    holds: [
      [
        [42, 62],
        [58, 76],
        [60, 74],
        [44, 60],
      ],
    ],
  },
  push: {
    view: 'side',
    hip: [-5, 90],
    neck: [10, 144],
    head: [16, 159],
    arms: [
      [
        [9, 137],
        [20, 113],
        [44, 108],
      ],
      [
        [10, 137],
        [26, 117],
        [45, 110],
      ],
    ],
    legs: [
      [
        [-5, 90],
        [12, 52],
        [18, 9],
      ],
      [
        [-5, 90],
        [-9, 49],
        [-33, 18],
      ],
    ],
    feet: [6, -42],
  },
  point: {
    view: 'side',
    hip: [-1, 92],
    neck: [0, 148],
    head: [4, 164],
    arms: [
      [
        [-1, 140],
        [-9, 115],
        [-4, 90],
      ],
      [
        [2, 141],
        [27, 139],
        [54, 147],
      ],
    ],
    legs: standingLegs,
  },
  ladder: {
    view: 'side',
    hip: [-8, 92],
    neck: [-2, 147],
    head: [2, 163],
    nod: 12,
    arms: [
      [
        [-1, 140],
        [16, 122],
        [24, 140],
      ],
      [
        [0, 141],
        [18, 154],
        [26, 182],
      ],
    ],
    legs: [
      [
        [-7, 92],
        [20, 74],
        [8, 42],
      ],
      [
        [-8, 92],
        [-5, 50],
        [-2, 8],
      ],
    ],
  },
  carry: {
    view: 'side',
    hip: [0, 91],
    neck: [3, 147],
    head: [7, 163],
    arms: [
      [
        [2, 140],
        [-2, 112],
        [-3, 80],
      ],
      [
        [3, 140],
        [13, 116],
        [24, 100],
      ],
    ],
    legs: walkingLegs,
    feet: [14, -38],
    holds: [
      toolbox,
      [
        [-9, 80],
        [3, 80],
        [3, 76],
        [-9, 76],
      ],
    ],
  },
  wheel: {
    view: 'side',
    hip: [-6, 58],
    neck: [-3, 110],
    head: [1, 126],
    arms: [
      [
        [-3, 103],
        [-10, 78],
        [8, 62],
      ],
    ],
    legs: [
      [
        [-5, 57],
        [34, 58],
        [42, 18],
      ],
      [
        [-5, 56],
        [37, 57],
        [46, 17],
      ],
    ],
    holds: [
      [
        [-21, 108],
        [-17, 108],
        [-15, 50],
        [-19, 50],
      ],
      [
        [-31, 107],
        [-18, 109],
        [-18, 106],
        [-31, 104],
      ],
      [
        [-18, 51],
        [30, 49],
        [30, 46],
        [-18, 47],
      ],
      [
        [27, 48],
        [30, 48],
        [40, 12],
        [37, 11],
      ],
      [
        [36, 12],
        [60, 12],
        [60, 9],
        [36, 9],
      ],
    ],
  },
} as const satisfies Record<string, Posture>;

export type Pose = keyof typeof postures;
