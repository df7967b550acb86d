import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';

/** The roles of the theme's colors that the editor is drawn in. */
const ROLES = [
  'ground',
  'raised',
  'sunk',
  'ink',
  'ink-soft',
  'ink-faint',
  'cold',
  'cold-wash',
  'energy-wash',
  'alarm',
  'alarm-wash',
] as const;

/** The typefaces and colors of the site, for the editor around its pages. */
export async function themeStyles(server: ViteDevServer): Promise<string> {
  const [{ fontFaces }, { themeColor }] = await Promise.all([
    importAsPagesDo<typeof import('../../src/lib/fonts.ts')>(server, 'src/lib/fonts.ts'),
    importAsPagesDo<typeof import('../../config/theme.ts')>(server, 'config/theme.ts'),
  ]);
  const colors = ROLES.map((role) => `--${role}:${themeColor('day', role)}`);
  return `${fontFaces}#editor{${colors.join(';')}}`;
}
