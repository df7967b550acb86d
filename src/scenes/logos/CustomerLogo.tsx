import { artFile } from '../artFiles.ts';
import { paletteColour } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';
import { logoOf, logoSvg } from './customerLogo.ts';

export interface CustomerLogoProps {
  /** A name from logoPaths.ts. Throws for an unknown name. */
  id: string;
  /** The company's name, announced in place of the logo. */
  label: string;
  /** Pixels; the width follows. */
  height?: number | undefined;
  /** Uses a separate file in the tone's ink instead of inline outlines: for a logo that many pages show. */
  asFile?: boolean | undefined;
  /** The background that a separate file is shown on. */
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A company's wordmark: inline, it takes the color of the text around it. */
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
