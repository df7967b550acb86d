import { renderScene } from './renderScene.ts';
import type { SceneSpec } from './sceneSchema.ts';

/** Whether a picture is a thing drawn at full size, which may be cropped anywhere around its marked parts. */
export const isCloseup = (scene: SceneSpec): boolean =>
  scene.scene !== 'picture' && renderScene(scene).closeup !== undefined;
