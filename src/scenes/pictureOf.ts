import { cutOf } from './buildings/buildingScene.ts';
import type { DrawnSpec } from './sceneSchema.ts';

/**
 * A name for what a visitor recognizes in a drawing, the same for drawings that a stranger would call the same picture:
 * day or night, the lit system, a crop and the little things that a seed decides make no other picture. Another number
 * of floors, or another place of the building, does.
 */
export function pictureOf(scene: DrawnSpec): string {
  if (scene.scene === 'drawing') return scene.name;
  return scene.scene === 'estate' ? `estate ${scene.crop}` : cutOf(scene);
}
