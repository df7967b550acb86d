import { middleFrame } from './pen/cropAround.ts';
import type { SceneSpec } from './sceneSchema.ts';

/**
 * A scene for a picture that is wider than the window by each of the given factors. A building is drawn with nobody
 * where the window ends; named drawings have frames of their own. `focus` is the share of the picture left of the
 * window's middle, moved where the picture would otherwise end inside the window.
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
