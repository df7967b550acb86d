import { along, type Point, turned } from './figureShapes.ts';
import { type Look, looks } from './looks.ts';
import { type Pose, postures } from './poses.ts';
import type { Posture } from './posture.ts';

/** Lines in paper color over a large silhouette, to set off an arm, a helmet's brim, a jacket's edge. */
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
