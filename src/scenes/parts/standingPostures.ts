import type { Leg, Posture } from './posture.ts';

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

/** Postures on both feet. */
export const standingPostures = {
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
} as const satisfies Record<string, Posture>;
