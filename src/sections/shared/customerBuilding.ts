import type { RecordOf } from '../../content/entries/recordSchemas.ts';
import type { SceneSpec } from '../../scenes/sceneSchema.ts';

/** What a customer runs, cropped to a size in px: their photograph, or their building lit in the color of their system. */
export function customerBuilding(
  { building, photograph, system }: Pick<RecordOf<'customers'>, 'building' | 'photograph' | 'system'>,
  tone: 'day' | 'night',
  width: number,
  height: number,
): SceneSpec {
  const crop = { width, height };
  if (photograph !== undefined) return { scene: 'picture', file: photograph, crop, tone };
  if (building === undefined) throw new Error('a customer has a building or a photograph');
  return { scene: 'building', ...building, live: system, tone, crop };
}
