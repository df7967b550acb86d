import { cutOf } from './buildings/buildingScene.ts';
import type { DrawnSpec } from './sceneSchema.ts';
import { shiftPicture } from './shift/shiftScene.ts';

/**
 * A key that is equal for drawings that look like the same picture to a visitor: it ignores day or night, the lit
 * system, the crop and details that depend on the seed, but not the number of floors or the part of the building.
 */
export function pictureOf(scene: DrawnSpec): string {
  if (scene.scene === 'drawing') return scene.name;
  if (scene.scene === 'shift') return shiftPicture(scene);
  return scene.scene === 'estate' ? ['estate', scene.crop, scene.street].join(' ').trim() : cutOf(scene);
}
