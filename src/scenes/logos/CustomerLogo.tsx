import type { MediaImage } from '../../media/MediaImage.ts';
import { artFile } from '../artFiles.ts';
import { paletteColor } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';
import { logoBox, logoOf, logoSvg } from './customerLogo.ts';
import { ROW } from './opticalHeight.ts';

export interface CustomerLogoProps {
  /** The customer's logo file. */
  logo: MediaImage;
  /** The company's name, as the accessible name. */
  label: string;
  /** Height of the row in pixels; the logo's size depends on its visual weight. */
  height?: number | undefined;
  /** Uses a separate file in the tone's ink instead of inline outlines, for a logo on many pages. */
  asFile?: boolean | undefined;
  /** The background of a separate file. */
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A company's logo in one tone: inline, it takes the color of the text around it. */
export function CustomerLogo({
  logo,
  label,
  height = 32,
  asFile = false,
  tone = 'day',
  className,
}: CustomerLogoProps) {
  const drawn = logoOf(logo);
  const { viewBox, width } = logoBox(drawn);
  const size = { width: Math.round((width * height) / ROW), height };
  if (asFile) {
    const name = (logo.path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replace(/[^a-z0-9]+/gi, '-');
    return (
      <img
        {...size}
        className={className}
        src={artFile(`logo-${name.toLowerCase()}`, logoSvg(logo, paletteColor(tone).ink))}
        alt={label}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <svg
      {...size}
      className={className}
      viewBox={viewBox}
      fill="currentColor"
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and paths only, see plainShapes
      dangerouslySetInnerHTML={{ __html: drawn.body }}
    />
  );
}
