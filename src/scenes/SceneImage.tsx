import { artFile, stillAddress } from './artFiles.ts';
import { PictureImage, pictureAddress } from './pictures/PictureImage.tsx';
import { pictureSize } from './pictures/pictureSize.ts';
import { renderScene } from './renderScene.ts';
import type { DrawnSpec, SceneSpec } from './sceneSchema.ts';

export interface SceneImageProps {
  scene: SceneSpec;
  /** What the picture shows; empty when the text beside it says the same. */
  alt: string;
  /** Only for a drawing in the first view. */
  isEager?: boolean | undefined;
  /**
   * For a drawing that shares the first view and is not its first: on a slow connection, the first one has the line to
   * itself.
   */
  isBehind?: boolean | undefined;
  /** For a picture that runs beyond the window, or up to the edges of a card: a photograph keeps its corners. */
  isBleeding?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A drawing in its own file, or the photograph that stands in its place: sized, lazy by default, never in the way of
 * the text. Browsers do not pass a visitor's preference for reduced motion on to an image, so those visitors get a file
 * without motion.
 */
export function SceneImage({ scene, ...props }: SceneImageProps) {
  if (scene.scene === 'picture') return <PictureImage picture={scene} {...props} />;
  const { isBleeding: _, ...drawn } = props;
  return <DrawingImage scene={scene} {...drawn} />;
}

function DrawingImage({
  scene,
  alt,
  isEager = false,
  isBehind = false,
  className,
}: SceneImageProps & { scene: DrawnSpec }) {
  const { svg, width, height } = renderScene(scene);
  const isMoving = svg.includes('animation');
  const src = drawingAddress(scene);
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

/** URL of a picture's file, for visitors to download. */
export function sceneAddress(scene: SceneSpec): string {
  return scene.scene === 'picture' ? pictureAddress(scene) : drawingAddress(scene);
}

/** Natural width and height of a picture in px, for sections that do not set their own. */
export function sceneSize(scene: SceneSpec): { width: number; height: number } {
  if (scene.scene === 'picture') return pictureSize(scene);
  const { width, height } = renderScene(scene);
  return { width, height };
}

function drawingAddress(scene: DrawnSpec): string {
  const { svg } = renderScene(scene);
  return artFile(
    sceneName(scene),
    svg,
    svg.includes('animation') ? renderScene(scene, { still: true }).svg : '',
  );
}

function sceneName(scene: DrawnSpec): string {
  if (scene.scene === 'estate') return `estate-${scene.crop}-${scene.tone}`;
  return scene.scene === 'building' ? `building-${scene.kind}` : scene.name;
}
