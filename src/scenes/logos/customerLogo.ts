import { type LogoPaths, logoPaths } from './logoPaths.ts';

export type LogoId = keyof typeof logoPaths;

export const logoIds = Object.keys(logoPaths) as LogoId[];

/** The outlines of a logo. For an unknown name, throws with the names there are. */
export function logoOf(id: string): LogoPaths {
  const logo = Object.hasOwn(logoPaths, id) ? logoPaths[id as LogoId] : undefined;
  if (!logo) throw new Error(`No logo is called "${id}". There are: ${logoIds.join(', ')}`);
  return logo;
}

/** A logo as the text of a file, in one color, for use as a picture. */
export function logoSvg(id: string, colour: string): string {
  const { width, pieces } = logoOf(id);
  const paths = pieces
    .map(({ at, path }) => `<path${at ? ` transform="translate(${at})"` : ''} d="${path}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="-1 0 ${width + 1} 40" fill="${colour}">${paths}</svg>`;
}
