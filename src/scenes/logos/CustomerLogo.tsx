import { artFile } from '../artFiles.ts';
import { paletteColour } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';
import { logoOf, logoSvg } from './customerLogo.ts';

export interface CustomerLogoProps {
  /** A name of logoPaths.ts. Throws when there is none of that name. */
  id: string;
  /** The company's name, read out in place of the mark. */
  label: string;
  /** Pixels; the width follows. */
  height?: number | undefined;
  /** A file of its own in the tone's ink, in place of outlines in the page: for a mark that many pages show. */
  asFile?: boolean | undefined;
  /** The ground that a file stands on. */
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A company's wordmark: in the page it takes the colour of the text around it. */
export function CustomerLogo({
  id,
  label,
  height = 32,
  asFile = false,
  tone = 'day',
  className,
}: CustomerLogoProps) {
  const { width, pieces } = logoOf(id);
  const size = { width: Math.round(((width + 1) * height) / 40), height };
  if (asFile) {
    return (
      <img
        {...size}
        className={className}
        src={artFile(`logo-${id}`, logoSvg(id, paletteColour(tone).ink))}
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
      viewBox={`-1 0 ${width + 1} 40`}
      fill="currentColor"
      role="img"
      aria-label={label}
    >
      {pieces.map(({ at, path }) => (
        <path key={path} d={path} transform={at ? `translate(${at})` : undefined} />
      ))}
    </svg>
  );
}
