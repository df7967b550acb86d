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
];

/**
 * Path of a Chromium to test in: CHROME_PATH, else one on the machine, else the one that a package of the registry
 * ships, unpacked into the checkout.
 */
export async function findBrowser(): Promise<{ path: string; args: string[] }> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}: there is no such file`);
    return { path: chosen, args: BROWSER_ARGUMENTS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { path: installed, args: BROWSER_ARGUMENTS };
  // The package unpacks into the folder for temporary files: keep that inside the checkout.
  const folder = resolve('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  return { path: await chromium.executablePath(), args: [...chromium.args, ...BROWSER_ARGUMENTS] };
}
