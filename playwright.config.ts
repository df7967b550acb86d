import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/browser.ts';

/** What compares pictures: hundreds of them, so it comes in the second stage of continuous integration. */
const PICTURES = ['**/gallery.spec.ts', '**/templatePictures.spec.ts'];

/** What looks at a page of each template in further ways, or walks through whole pages: in the second stage too. */
const ACCESS = ['adaptations', 'keyboard', 'openParts', 'templates'].map((name) => `**/${name}.spec.ts`);

/** More of the same, marked by tests/e2e/thorough.ts: in the second stage as well. */
const THOROUGH = /@thorough/;

export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/e2e', testIgnore: [...PICTURES, ...ACCESS], grepInvert: THOROUGH },
    { name: 'thorough', testDir: 'tests/e2e', testIgnore: [...PICTURES, ...ACCESS], grep: THOROUGH },
    { name: 'pictures', testDir: 'tests/e2e', testMatch: PICTURES },
    { name: 'access', testDir: 'tests/e2e', testMatch: ACCESS },
    // Starts its own server: npm run dev over a copy of the project.
    { name: 'development', testDir: 'tests/development' },
  ],
  outputDir: '.cache/test/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  snapshotPathTemplate: 'tests/e2e/__screenshots__/{testFileName}/{arg}{ext}',
  // A new example needs a picture that somebody has looked at: npm run screenshots.
  updateSnapshots: 'none',
  expect: {
    timeout: 10_000,
    // Edges differ a little between versions of Chromium; a line that moved differs along its whole length.
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'css',
      threshold: 0.2,
      maxDiffPixelRatio: 0.0015,
      maxDiffPixels: 900,
    },
  },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    // Unhinted letters stand in the same place in every Chromium; hinted ones by the settings of the machine.
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...BROWSER_ARGUMENTS, '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
