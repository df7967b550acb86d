import { artFile } from '../scenes/artFiles.ts';
import { iconPaths } from '../ui/Icon/iconPaths.ts';

const symbols = Object.entries(iconPaths).map(
  ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
);

/** One file with every icon as a symbol: menus use dozens of them on every page. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

export const hasIcon = (name: string): boolean => Object.hasOwn(iconPaths, name);

/** Reference to an icon for an SVG use element. Throws with the known names for an unknown one. */
export function iconReference(name: string): string {
  if (!hasIcon(name)) {
    throw new Error(`no icon “${name}”: use one of ${Object.keys(iconPaths).join(', ')}`);
  }
  return `${artFile('icons', sheet)}#${name}`;
}
