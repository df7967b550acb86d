import { middleFrame } from './pen/cropAround.ts';
import type { SceneSpec } from './sceneSchema.ts';

/**
 * A scene as a place shows it whose picture is so many times as wide as the window: in a building that is drawn for it,
 * nobody stands where the window ends. Named drawings have frames of their own.
 */
export function framed(scene: SceneSpec, widths: readonly number[]): SceneSpec {
  if (scene.scene !== 'building') return scene;
  const { width } = scene.crop ?? { width: 640 };
  return { ...scene, frames: widths.map((times) => middleFrame(width, width / times)) };
}
