// npm run fonts: cuts the typefaces of the theme to what the site prints, and measures the system fonts that stand in
// for them. Run after changing `typefaces` in the theme, or the version of their packages.
import { readTheme, THEME_FILE } from '../config/theme.ts';
import { writeFonts } from './fonts/writeFonts.ts';

try {
  console.log((await writeFonts(THEME_FILE, readTheme().typefaces)).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
