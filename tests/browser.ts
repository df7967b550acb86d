import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Lets the browser run as root in a container, and prevents its background network requests. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Lays text out as phones do. With glyph widths rounded to whole pixels, our fallback fonts no longer match the fonts
  // they replace.
  '--font-render-hinting=none',
];

/** Unpacks the Chromium that a locked package ships into the checkout, so that every machine runs the same version. */
async function packagedBrowser(): Promise<string> {
  const folder = resolve('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  // The package unpacks into the temporary folder.
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/**
 * Path of a Chromium to test in: CHROME_PATH if set; otherwise the locked one; and where that does not start (it is
 * built for Linux, and a bare machine may lack one of its libraries), one installed on the machine. Throws when there
 * is none.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}: there is no such file`);
    return chosen;
  }
  const packaged = await packagedBrowser();
  const { status, stderr, error } = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  if (status === 0) return packaged;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error(
    `No browser to test in: the packaged Chromium does not start (${error?.message ?? stderr.trim()}). Install what it names, or Chromium, or set CHROME_PATH.`,
  );
}

/**
 * How Playwright starts the browser. Settings are those that people make in theirs, by their names in Chromium:
 * `defaultFontSize=32` for larger letters.
 */
export async function launchOptions(...settings: string[]) {
  return {
    executablePath: await findBrowser(),
    args: [
      ...BROWSER_ARGUMENTS,
      // Unhinted letters are positioned alike in every Chromium; hinted ones depend on the machine's settings.
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      ...(settings.length > 0 ? [`--blink-settings=${settings}`] : []),
    ],
  };
}
