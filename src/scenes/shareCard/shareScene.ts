import { buildingKinds } from '../buildings/building.ts';
import { type DrawingName, drawingNames } from '../drawings/drawings.ts';
import { seedFrom } from '../pen/random.ts';
import type { Tone } from '../pen/systems.ts';
import { type DrawnSpec, drawnSchema } from '../sceneSchema.ts';

/** Drawings for cards of pages that name none, chosen by path. */
const common: readonly DrawingName[] = [
  'detail-qr',
  'detail-mobile',
  'detail-vendor',
  'detail-permit',
  'detail-edge',
  'cover-ahu',
  'cover-leak',
  'cover-chiller',
  'cover-talk',
  'bay-cmms',
  'bay-energy',
  'bay-cold',
  'under-the-beam',
  'leak-case',
  'request-routes',
  'industry-fm',
  'hospital-plant',
  'room-stock',
];

/** Size of the drawing on a card, at the right edge above the title block, in pixels. */
export const panel = { width: 540, height: 548 };

/**
 * The drawing of a page's share card: `estate`, the name of a drawing, or a kind of building. A page that names none
 * gets one by its path. Throws for an unknown name.
 */
export function shareScene(name: string | undefined, path: string, tone: Tone): DrawnSpec {
  if (name === 'estate') return { scene: 'estate', tone, crop: 'wide' };
  if (name !== undefined && (buildingKinds as readonly string[]).includes(name)) {
    return drawnSchema.parse({ scene: 'building', kind: name, tone, crop: panel });
  }
  const drawing = name ?? common[seedFrom(path) % common.length];
  if (!(drawingNames as readonly (string | undefined)[]).includes(drawing)) {
    throw new Error(
      `${path}: no share drawing is called "${drawing}". There are: estate, ${[...buildingKinds, ...drawingNames].join(', ')}`,
    );
  }
  return drawnSchema.parse({ scene: 'drawing', name: drawing, tone });
}
