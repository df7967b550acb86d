import type { SceneSpec } from '../../scenes/sceneSchema.ts';

/** The picture of a band from edge to edge: a photograph without a crop of its own is cut to the height of a drawing. */
export const asBand = (scene: SceneSpec): SceneSpec =>
  scene.scene === 'picture' ? { crop: { width: 2160, height: 520 }, ...scene } : scene;
