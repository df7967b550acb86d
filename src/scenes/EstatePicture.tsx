import { artFile } from './artFiles.ts';
import { renderScene } from './renderScene.ts';

export interface EstatePictureProps {
  tone: 'day' | 'night';
  /** What the drawing tells. */
  alt: string;
  className?: string | undefined;
}

/** Pixels of street past either edge of the wide drawing, for pages broader than it. */
const BLEED = 480;

/**
 * The estate as a page's first picture: the wide street from 701 px up, the phone's own composition below, and for
 * visitors who want no motion a file without any. Its place is reserved by its sizes; it never waits with the words.
 */
export function EstatePicture({ tone, alt, className }: EstatePictureProps) {
  const [wide, wideStill] = estateFiles(tone, 'wide');
  const [phone, phoneStill] = estateFiles(tone, 'phone');
  const phoneSize = { width: phone.width, height: phone.height };
  return (
    <picture>
      <source
        media="(max-width: 700px) and (prefers-reduced-motion: reduce)"
        srcSet={phoneStill.src}
        {...phoneSize}
      />
      <source media="(max-width: 700px)" srcSet={phone.src} {...phoneSize} />
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

/** The moving file of a crop, and the still one. */
function estateFiles(tone: 'day' | 'night', crop: 'wide' | 'phone'): [EstateFile, EstateFile] {
  const file = (still: boolean): EstateFile => {
    const bleed = crop === 'wide' ? BLEED : 0;
    const { svg, width, height } = renderScene({ scene: 'estate', tone, crop, bleed }, { still });
    return { src: artFile(`estate-${crop}-${tone}${still ? '-still' : ''}`, svg), width, height };
  };
  return [file(false), file(true)];
}
