import { buildingScene } from './buildings/buildingScene.ts';
import { drawings } from './drawings/drawings.ts';
import { estateScene } from './estate/estateScene.ts';
import type { SceneResult } from './SceneResult.ts';
import type { DrawnSpec } from './sceneSchema.ts';
import { shiftScene } from './shift/shiftScene.ts';

const rendered = new Map<string, SceneResult>();

function draw(scene: DrawnSpec, still: boolean): SceneResult {
  switch (scene.scene) {
    case 'estate':
      return estateScene({ ...scene, still });
    case 'building':
      return buildingScene({ ...scene, still });
    case 'shift':
      return shiftScene({ ...scene, still });
    case 'drawing': {
      if (!still) return drawings[scene.name](scene.tone);
      const moving = renderScene(scene);
      return { ...moving, svg: moving.svg.replace('</style>', '*{animation:none!important}</style>') };
    }
  }
}

/**
 * Draws a scene, once per distinct description. `still` omits its motion, for visitors who prefer reduced motion.
 * Throws for an unknown kind of building.
 */
export function renderScene(scene: DrawnSpec, { still = false } = {}): SceneResult {
  const key = `${still}${JSON.stringify(scene)}`;
  let result = rendered.get(key);
  if (!result) {
    result = draw(scene, still);
    rendered.set(key, result);
  }
  return result;
}
