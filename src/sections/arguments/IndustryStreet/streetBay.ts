import { building } from '../../../scenes/buildings/building.ts';
import { margin } from '../../../scenes/buildings/buildingScene.ts';
import { Pen } from '../../../scenes/pen/Pen.ts';
import type { SceneSpec } from '../../../scenes/sceneSchema.ts';

/** Pixels per meter in the image files; the page scales the whole street at once. */
const SCALE = 10;

type BuildingSpec = Extract<SceneSpec, { scene: 'building' }>;

/** How each kind of building is drawn: its lit system, and a size that suits its neighbors. */
const bays: Record<string, Partial<BuildingSpec>> = {
  grocery: { live: 'cold', seed: 14 },
  school: { live: 'cmms', seed: 5 },
  hospital: { live: 'cmms', seed: 9 },
  tower: { live: 'energy', floors: 7, seed: 6 },
  office: { live: 'energy', floors: 4, seed: 3 },
  depot: { live: 'cmms', seed: 8 },
};

/** A bay of the street: its drawing, and its width in meters, which determines its share of the page's width. */
export function streetBay(kind: string): { scene: BuildingSpec; meters: number } {
  const bay = { ...bays[kind] };
  const built = building(new Pen({ isMeasuring: true }), 0, {
    kind: kind as never,
    seed: bay.seed ?? 1,
    ...(bay.floors === undefined ? {} : { floors: bay.floors }),
    live: undefined,
    fault: false,
    people: true,
  });
  const meters = built.x1 + (built.outside ?? 0) - built.x0 + 2 * margin.side;
  const height = Math.max(built.roofHeight + margin.sky, (built.top ?? 0) + 0.8) + margin.ground;
  const crop = { width: Math.round(meters * SCALE), height: Math.ceil(height * SCALE) };
  return { scene: { scene: 'building', kind, tone: 'day', crop, ...bay }, meters };
}
