import { buildingScene } from './buildings/buildingScene.ts';
import { drawings } from './drawings/drawings.ts';
import { estateScene } from './estate/estateScene.ts';
import type { SceneResult, SceneSpec } from './sceneSchema.ts';

const rendered = new Map<string, SceneResult>();

function draw(scene: SceneSpec): SceneResult {
  switch (scene.scene) {
    case 'estate':
      return estateScene({ tone: scene.tone, crop: scene.crop });
    case 'building':
      return buildingScene(scene);
    case 'drawing':
      return drawings[scene.name](scene.tone);
  }
}

/** Draws a scene, once for each distinct description. Throws when it names a kind of building that does not exist. */
export function renderScene(scene: SceneSpec): SceneResult {
  const key = JSON.stringify(scene);
  let result = rendered.get(key);
  if (!result) {
    result = draw(scene);
    rendered.set(key, result);
  }
  return result;
}
