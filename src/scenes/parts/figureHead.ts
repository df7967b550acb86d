import { along, limb, outline, oval, type Point, turned } from './figureShapes.ts';
import type { Dress } from './looks.ts';
import type { Posture } from './posture.ts';

/** Neck, face, hair and headwear. */
export function headPath(posture: Posture, dress: Dress, soft: boolean): string {
  const side = posture.view === 'side';
  const size = dress.headSize ?? 1;
  const nod = posture.nod ?? 0;
  const center: Point = [posture.head[0], posture.head[1] + (size - 1) * 8];
  const shape = (points: readonly Point[]) =>
    outline(
      turned(
        points.map(([x, y]): Point => [x * size, y * size]),
        center,
        nod,
      ),
      soft,
    );
  const spotOn = (x: number, y: number) => turned([[x * size, y * size]], center, nod)[0] ?? center;
  let path = limb([along(posture.hip, posture.neck, 0.93), along(posture.neck, center, 0.7)], [10, 9], false);
  path += oval(center, (side ? 9 : 8) * size, 11 * size);
  if (side)
    path += shape([
      [6, 3],
      [10.8, -2.6],
      [7, -4],
      [7.5, -8],
      [2, -10],
      [0, 0],
    ]);
  // In the front view, the head is turned a little: a nose and a chin stand out on one side.
  else
    path += shape([
      [5, 4],
      [10.2, -2.4],
      [7, -3.6],
      [7.4, -8],
      [3, -11.4],
      [-3, -9],
      [0, 2],
    ]);
  if (dress.hasBraid)
    path += side
      ? shape([
          [-8, 0],
          [-12, -6],
          [-13, -26],
          [-9.5, -32],
          [-8, -24],
          [-6, -8],
        ])
      : shape([
          [-7, -4],
          [-12, -12],
          [-12, -28],
          [-9, -32],
          [-7, -24],
          [-4, -10],
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
    case 'afro':
      path += oval(spotOn(side ? -2 : 0, 5), 12.5 * size, 12 * size);
      break;
    case 'ponytail':
      path += shape([
        [9, 7],
        [1, 13.5],
        [-8, 10],
        [-14, 9],
        [-20, -2],
        [-18, -17],
        [-14, -20],
        [-14, -4],
        [-10, 2],
      ]);
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
