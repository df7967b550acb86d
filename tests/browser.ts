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

/** A browser that may run as root, in a container, and calls nobody. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // As phones draw letters: rounded to whole pixels, our fallbacks have other widths than the fonts that they stand for.
  '--font-render-hinting=none',
];

/** Unpacks the Chromium that a package of the lockfile ships into the checkout: the same version on every machine. */
async function packagedBrowser(): Promise<string> {
  const folder = resolve('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  // The package unpacks into the folder for temporary files.
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
 * Path of a Chromium to test in: CHROME_PATH, else the one of the lockfile, else, where that does not start (it is made
 * for Linux, and a bare machine may lack a library of it), one on the machine. Throws when there is none.
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
