import { siteConfig } from '../../../config/siteConfig.ts';
import { theme } from '../../../config/theme.ts';
import { type ImageSources, imageSources } from '../../media/imageSources.ts';
import type { MediaImage } from '../../media/MediaImage.ts';
import { isVector, mediaPictures } from '../../media/mediaFiles.ts';
import type { PictureSpec } from '../sceneSchema.ts';
import { focusOf, pictureSize } from './pictureSize.ts';
import { vectorAddress } from './vectorPicture.ts';

export interface PictureImageProps {
  picture: PictureSpec;
  /** The section's alt text; if empty, that of the picture's note is used. */
  alt: string;
  /** Display width, as in the `sizes` attribute; by default that of its crop. */
  sizes?: string | undefined;
  isEager?: boolean | undefined;
  isBehind?: boolean | undefined;
  className?: string | undefined;
  /** Extends to the edges of the window or a card, so that its corners are not rounded. */
  isBleeding?: boolean | undefined;
}

function sourcesOf(file: MediaImage): Pick<ImageSources, 'src' | 'srcSet' | 'better'> {
  if (isVector(file.path)) return { src: vectorAddress(file), better: [] };
  return imageSources(file, siteConfig.images, mediaPictures());
}

/** Address of a picture's largest file. */
export const pictureAddress = ({ file }: PictureSpec): string => sourcesOf(file).src;

/**
 * A photograph, screenshot or SVG picture in place of a drawing: cropped around its focal point to the size that the
 * section sets, in the widths and formats of the configured provider. Eager above the fold, lazy elsewhere.
 */
export function PictureImage({
  picture,
  alt,
  sizes: given,
  isEager = false,
  isBehind = false,
  className,
  isBleeding = false,
}: PictureImageProps) {
  const { file } = picture;
  const { width, height } = pictureSize(picture);
  const [left, top] = focusOf(picture);
  const sources = sourcesOf(file);
  // A crop narrower than the picture shows it larger than the crop is wide.
  const drawnWidth = Math.round(Math.max(width, (height * file.width) / file.height));
  const fallback =
    given ?? `(min-width: ${drawnWidth}px) ${drawnWidth}px, ${Math.ceil((drawnWidth / width) * 100)}vw`;
  const sizes = isEager ? fallback : `auto, ${fallback}`;
  const image = (
    <img
      className={className}
      data-photograph=""
      src={sources.src}
      {...(sources.srcSet ? { srcSet: sources.srcSet, sizes } : {})}
      width={width}
      height={height}
      alt={alt || picture.alt || file.alt || ''}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isBehind ? 'low' : isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      // Sections blend drawings with their background and align them with the floor; photographs need neither.
      style={{
        aspectRatio: `${width} / ${height}`,
        objectFit: 'cover',
        objectPosition: `${left}% ${top}%`,
        mixBlendMode: 'normal',
        ...(theme.sheetRadius > 0 && !isBleeding && { borderRadius: theme.sheetRadius }),
      }}
    />
  );
  if (sources.better.length === 0) return image;
  return (
    <picture>
      {sources.better.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={/ \d+w/.test(srcSet) ? sizes : undefined} />
      ))}
      {image}
    </picture>
  );
}
