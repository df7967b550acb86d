import { artFile, stillAddress } from './artFiles.ts';
import { renderScene } from './renderScene.ts';
import type { SceneSpec } from './sceneSchema.ts';

export interface SceneImageProps {
  scene: SceneSpec;
  /** What the drawing tells; empty when the words beside it say the same. */
  alt: string;
  /** Only for a drawing in the first view. */
  isEager?: boolean | undefined;
  /** One of several drawings in the first view, but not the first: on a slow line that has it to itself. */
  isBehind?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A drawing in a file of its own: sized, lazy unless told otherwise, never in the way of the words. A browser does not
 * tell a picture that its visitor wants no motion, so such a visitor gets a file without any.
 */
export function SceneImage({ scene, alt, isEager = false, isBehind = false, className }: SceneImageProps) {
  const { svg, width, height } = renderScene(scene);
  const isMoving = svg.includes('animation');
  const src = artFile(sceneName(scene), svg, isMoving ? renderScene(scene, { still: true }).svg : '');
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

function sceneName(scene: SceneSpec): string {
  if (scene.scene === 'estate') return `estate-${scene.crop}-${scene.tone}`;
  return scene.scene === 'building' ? `building-${scene.kind}` : scene.name;
}
