import { siteConfig } from '../../../config/site.ts';
import { imageSources } from '../../lib/images/imageSources.ts';
import { mediaImage } from '../../lib/images/mediaImages.ts';

export interface PictureProps {
  /** Path below content/media: "pages/plan.png". */
  image: string;
  /** What the picture tells; empty when the words beside it say the same. */
  alt: string;
  /** How wide it stands, as in the attribute of that name. */
  sizes?: string | undefined;
  /** Only for a picture in the first view. */
  isEager?: boolean | undefined;
}

/** A photograph or screenshot in the size that fits, its place reserved; from where, config/site.ts says. */
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
