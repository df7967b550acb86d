import { artFile } from './artFiles.ts';
import { ESTATE_BLEED, type Street } from './estate/estateRooms.ts';
import { renderScene } from './renderScene.ts';

export interface EstatePictureProps {
  street: Street;
  tone: 'day' | 'night';
  /** What the drawing shows. */
  alt: string;
  className?: string | undefined;
}

/**
 * The estate as a page's first picture: the wide street from 700 px up, the phone's composition below, and a still file
 * for visitors who prefer reduced motion. Its space is reserved, and the text never waits for it.
 */
export function EstatePicture({ street, tone, alt, className }: EstatePictureProps) {
  const [wide, wideStill] = estateFiles(street, tone, 'wide');
  const [phone, phoneStill] = estateFiles(street, tone, 'phone');
  const phoneSize = { width: phone.width, height: phone.height };
  return (
    <picture>
      <source
        media="(width < 43.75em) and (prefers-reduced-motion: reduce)"
        srcSet={phoneStill.src}
        {...phoneSize}
      />
      <source media="(width < 43.75em)" srcSet={phone.src} {...phoneSize} />
      <source media="(prefers-reduced-motion: reduce)" srcSet={wideStill.src} />
      <img className={className} {...wide} alt={alt} fetchPriority="high" decoding="async" />
    </picture>
  );
}

interface EstateFile {
  src: string;
  width: number;
  height: number;
}

/** The animated file of a crop, and the still one. */
function estateFiles(
  street: Street,
  tone: 'day' | 'night',
  crop: 'wide' | 'phone',
): [EstateFile, EstateFile] {
  const file = (still: boolean): EstateFile => {
    const bleed = crop === 'wide' ? ESTATE_BLEED : 0;
    const { svg, width, height } = renderScene({ scene: 'estate', street, tone, crop, bleed }, { still });
    return { src: artFile(`estate-${crop}-${tone}${still ? '-still' : ''}`, svg), width, height };
  };
  return [file(false), file(true)];
}
