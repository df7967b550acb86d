import { mediaImage } from '../../lib/images/mediaImages.ts';
import { PictureImage } from '../../scenes/pictures/PictureImage.tsx';

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
 * A photograph, screenshot or SVG picture, at a suitable size and with its space reserved. config/site.ts sets the
 * image provider.
 */
export function Picture({ image, ...props }: PictureProps) {
  return <PictureImage picture={{ scene: 'picture', file: mediaImage(image), tone: 'day' }} {...props} />;
}
