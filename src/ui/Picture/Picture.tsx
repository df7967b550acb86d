import { siteConfig } from '../../../config/site.ts';
import { imageSources } from '../../lib/images/imageSources.ts';
import { mediaImage } from '../../lib/images/mediaImages.ts';

export interface PictureProps {
  /** Path within content/media: "pages/plan.png". */
  image: string;
  /** Alt text; empty when the text next to it says the same. */
  alt: string;
  /** Display width, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Only for images above the fold. */
  isEager?: boolean | undefined;
}

/**
 * A photograph or screenshot at a suitable size, with its space reserved; config/site.ts decides where it comes from.
 */
export function Picture({ image, alt, sizes = '100vw', isEager = false }: PictureProps) {
  const sources = imageSources(mediaImage(image), siteConfig.images);
  return (
    <img
      {...sources}
      {...(sources.srcSet ? { sizes } : {})}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
