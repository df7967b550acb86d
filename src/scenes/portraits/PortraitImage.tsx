import { artFile } from '../artFiles.ts';
import { sheet } from '../drawings/sheet.ts';
import { type PortraitOptions, portrait } from '../parts/portrait.ts';
import type { System } from '../pen/systems.ts';
import type { PortraitSpec } from './portraitSchema.ts';

const systems: Record<PortraitSpec['wash'], System> = { cmms: 'm', energy: 'e', cold: 'r' };

export interface PortraitImageProps {
  look: PortraitSpec;
  /** Name of the file, such as the id of the person’s record. */
  name: string;
  className?: string | undefined;
}

/** A drawn portrait, always in the day tone: a lit window on a night page. It adds nothing to the name beside it. */
export function PortraitImage({ look, name, className }: PortraitImageProps) {
  const options: PortraitOptions = { ...look, wash: systems[look.wash] };
  const draw = sheet({ width: 200, height: 220, scale: 1, originY: 0 }, (P) => portrait(P, options));
  const { svg, width, height } = draw('day');
  return (
    <img
      className={className}
      data-tone="day"
      src={artFile(`portrait-${name}`, svg)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
