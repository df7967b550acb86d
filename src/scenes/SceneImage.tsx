import type { CSSProperties } from 'react';
import { artFile, stillAddress } from './artFiles.ts';
import { type Crop, type Croppable, cropAround } from './pen/cropAround.ts';
import { PictureImage, pictureAddress } from './pictures/PictureImage.tsx';
import { pictureSize } from './pictures/pictureSize.ts';
import { renderScene } from './renderScene.ts';
import type { DrawnSpec, SceneSpec } from './sceneSchema.ts';

export interface SceneImageProps {
  scene: SceneSpec;
  /** Alt text; empty when the text next to it says the same. */
  alt: string;
  /** Only for a drawing above the fold. */
  isEager?: boolean | undefined;
  /**
   * For a second drawing above the fold: on a slow connection, it must not compete with the first.
   */
  isBehind?: boolean | undefined;
  /** For a picture that extends to the edges of the window or a card: a photograph's corners are not rounded. */
  isBleeding?: boolean | undefined;
  className?: string | undefined;
  /**
   * Width divided by height of a place that crops the drawing. The crop keeps people, vehicles and numbers whole.
   * `position` is the preferred object-position, in percent.
   */
  ratio?: number | undefined;
  position?: readonly [x: number, y: number] | undefined;
}

/**
 * A drawing in its own file, or the photograph that replaces it: sized, and lazy by default. Browsers do not pass a
 * visitor's preference for reduced motion on to an image, so those visitors get a still file.
 */
export function SceneImage({ scene, ...props }: SceneImageProps) {
  if (scene.scene === 'picture') {
    const { ratio: _, position: __, ...shown } = props;
    return <PictureImage picture={scene} {...shown} />;
  }
  const { isBleeding: _, ...drawn } = props;
  return <DrawingImage scene={scene} {...drawn} />;
}

/** The crop, and the focus of a strip, on which phones center it: see --strip. */
function placing({ width, focus }: Croppable, crop: Crop | undefined): CSSProperties | undefined {
  if (!crop && focus === undefined) return undefined;
  return {
    ...(crop && { objectFit: crop.fit, objectPosition: `${crop.position[0]}% ${crop.position[1]}%` }),
    ...(focus === undefined ? {} : { '--strip-focus': focus / width }),
  } as CSSProperties;
}

function DrawingImage({
  scene,
  alt,
  isEager = false,
  isBehind = false,
  className,
  ratio,
  position = [50, 100],
}: SceneImageProps & { scene: DrawnSpec }) {
  const drawn = renderScene(scene);
  const { svg, width, height } = drawn;
  const crop = ratio === undefined ? undefined : cropAround(drawn, ratio, position);
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
      style={placing(drawn, crop)}
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
  if (scene.scene === 'shift') return `shift-${scene.place}`;
  return scene.scene === 'building' ? `building-${scene.kind}` : scene.name;
}
