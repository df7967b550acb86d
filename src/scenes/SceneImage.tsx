import { artFile } from './artFiles.ts';
import { renderScene } from './renderScene.ts';
import type { SceneSpec } from './sceneSchema.ts';

export interface SceneImageProps {
  scene: SceneSpec;
  /** What the drawing tells; empty when the words beside it say the same. */
  alt: string;
  /** Only for a drawing in the first view. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing in a file of its own: sized, lazy unless told otherwise, never in the way of the words. */
export function SceneImage({ scene, alt, isEager = false, className }: SceneImageProps) {
  const { svg, width, height } = renderScene(scene);
  return (
    <img
      className={className}
      src={artFile(sceneName(scene), svg)}
      width={Math.round(width)}
      height={Math.round(height)}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

function sceneName(scene: SceneSpec): string {
  if (scene.scene === 'estate') return `estate-${scene.crop}-${scene.tone}`;
  return scene.scene === 'building' ? `building-${scene.kind}` : scene.name;
}
