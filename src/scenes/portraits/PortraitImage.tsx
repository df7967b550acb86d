import { ArtImage } from '../ArtImage.tsx';
import { PictureImage } from '../pictures/PictureImage.tsx';
import type { PortraitSpec } from './portraitSchema.ts';
import { PORTRAIT_SIZE, portraitSvg } from './portraitSvg.ts';

export interface PortraitImageProps {
  look: PortraitSpec;
  /** Name of the file, such as the id of the person’s record. */
  name: string;
  className?: string | undefined;
}

/**
 * A portrait, photographed or drawn, always in the day tone: on a night page it looks like a lit window. Decorative:
 * the name is next to it.
 */
export function PortraitImage({ look, name, className }: PortraitImageProps) {
  const { photograph, focus, ...drawn } = look;
  if (photograph !== undefined)
    return (
      <PictureImage
        className={className}
        picture={{ scene: 'picture', file: photograph, focus, crop: PORTRAIT_SIZE, tone: 'day' }}
        alt=""
      />
    );
  return <ArtImage className={className} name={`portrait-${name}`} drawing={portraitSvg(drawn)} tone="day" />;
}
