import { artFile, stillAddress } from './artFiles.ts';
import { renderScene } from './renderScene.ts';
import type { SceneSpec } from './sceneSchema.ts';

export interface SceneImageProps {
  scene: SceneSpec;
  /** What the drawing shows; empty when the text beside it says the same. */
  alt: string;
  /** Only for a drawing in the first view. */
  isEager?: boolean | undefined;
  /**
   * For a drawing that shares the first view and is not its first: on a slow connection, the first one has the line to
   * itself.
   */
  isBehind?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A drawing in its own file: sized, lazy by default, never in the way of the text. Browsers do not pass a visitor's
 * preference for reduced motion on to an image, so those visitors get a file without motion.
 */
export function SceneImage({ scene, alt, isEager = false, isBehind = false, className }: SceneImageProps) {
  const { svg, width, height } = renderScene(scene);
  const isMoving = svg.includes('animation');
  const src = sceneAddress(scene);
  const image = (
    <img
      className={className}
      src={src}
      width={Math.round(width)}
      height={Math.round(height)}
      alt={alt}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isBehind ? 'low' : undefined}
    />
  );
  if (!isMoving) return image;
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={stillAddress(src)} />
      {image}
    </picture>
  );
}

/** Address of a drawing's file, for visitors to keep. */
export function sceneAddress(scene: SceneSpec): string {
  const { svg } = renderScene(scene);
  return artFile(
    sceneName(scene),
    svg,
    svg.includes('animation') ? renderScene(scene, { still: true }).svg : '',
  );
}

function sceneName(scene: SceneSpec): string {
  if (scene.scene === 'estate') return `estate-${scene.crop}-${scene.tone}`;
  return scene.scene === 'building' ? `building-${scene.kind}` : scene.name;
}
