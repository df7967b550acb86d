import { artFile } from './artFiles.ts';
import type { SceneResult } from './SceneResult.ts';

export interface ArtImageProps {
  /** Name of the file, such as speaker- and the id of a person’s record. */
  name: string;
  drawing: Pick<SceneResult, 'svg' | 'width' | 'height'>;
  className?: string | undefined;
  tone?: 'day' | undefined;
}

/** A decorative drawing of a record in a file of its own, loaded when it comes near. */
export function ArtImage({ name, drawing: { svg, width, height }, className, tone }: ArtImageProps) {
  return (
    <img
      className={className}
      data-tone={tone}
      src={artFile(name, svg)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
