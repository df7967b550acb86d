import type { PageEntry } from '../../content/site/entries.ts';
import type { SceneSpec } from '../../scenes/sceneSchema.ts';

/** A customer’s building, lit in the color of their system and cropped to a size in px. */
export const customerBuilding = (
  { building, system }: PageEntry<'caseStudy'>['customer'],
  tone: 'day' | 'night',
  width: number,
  height: number,
): SceneSpec => ({ scene: 'building', ...building, live: system, tone, crop: { width, height } });
