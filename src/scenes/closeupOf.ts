import { renderScene } from './renderScene.ts';
import type { Closeup } from './SceneResult.ts';
import type { SceneSpec } from './sceneSchema.ts';

/** How a picture of a thing at full size stands on a page; undefined for places, buildings and photographs. */
export const closeupOf = (scene: SceneSpec): Closeup | undefined =>
  scene.scene === 'picture' ? undefined : renderScene(scene).closeup;
