import { middleFrame } from './pen/cropAround.ts';
import type { SceneSpec } from './sceneSchema.ts';

/**
 * A scene as a place shows it whose picture is so many times as wide as the window: in a building that is drawn for it,
 * nobody stands where the window ends. `focus` is the share of the picture that is left of the window's middle; the
 * picture's sides stay at or beyond the window's. Named drawings have frames of their own.
 */
export function framed(scene: SceneSpec, widths: readonly number[], focus = 0.5): SceneSpec {
  if (scene.scene !== 'building') return scene;
  const { width } = scene.crop ?? { width: 640 };
  const frames = widths.map((times) => {
    const side = 1 / times / 2;
    return middleFrame(2 * width * Math.min(Math.max(focus, side), 1 - side), width / times);
  });
  return { ...scene, frames };
}
