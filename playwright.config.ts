import { defineConfig } from '@playwright/test';
import { recallParsedContent } from './build/parsedContent.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/browser.ts';
import { TEST_FOLDER } from './tests/testFolder.ts';

/** Picture comparisons: there are hundreds, so they run in the second stage of continuous integration. */
const PICTURES = ['**/gallery.spec.ts', '**/templatePictures.spec.ts'];

/** Further checks of a page of each template, and walks through whole pages: also in the second stage. */
const ACCESS = ['adaptations', 'keyboard', 'openParts', 'templates'].map((name) => `**/${name}.spec.ts`);

/** Tests of the checks that other specs use, which matter when those change: also in the second stage. */
const CHECKS = ['expectSeen', 'findInkOverWords', 'findLayoutFaults', 'findWindowFaults'].map(
  (name) => `**/${name}.spec.ts`,
);

const SECOND_STAGE = [...PICTURES, ...ACCESS, ...CHECKS];

/** More of the same, tagged by tests/e2e/thorough.ts: also in the second stage. */
const THOROUGH = /@thorough/;

// Many specs read the content, in each of three processes: what the build has parsed need not be parsed again.
await recallParsedContent();

export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/e2e', testIgnore: SECOND_STAGE, grepInvert: THOROUGH },
    { name: 'thorough', testDir: 'tests/e2e', testIgnore: SECOND_STAGE, grep: THOROUGH },
    { name: 'pictures', testDir: 'tests/e2e', testMatch: PICTURES },
    { name: 'access', testDir: 'tests/e2e', testMatch: [...ACCESS, ...CHECKS] },
    // Measures times: only by name, on a machine with nothing else to do.
    { name: 'pace', testDir: 'tests/pace', workers: 1 },
    // On the site of an example, with a brand and content of its own.
    { name: 'examples', testDir: 'tests/examples' },
    // Starts its own server: npm run dev on a copy of the project.
    { name: 'development', testDir: 'tests/development' },
    // Likewise npm run edit, whose packages npm test does not install.
    { name: 'editor', testDir: 'tests/editor', workers: 1 },
  ],
  outputDir: `${TEST_FOLDER}/playwright`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${TEST_FOLDER}/playwright.json` }]],
  snapshotPathTemplate: 'tests/e2e/__screenshots__/{testFileName}/{arg}{ext}',
  // A new example's picture has to be reviewed first: npm run screenshots.
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
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
    // Unhinted letters are positioned alike in every Chromium; hinted ones depend on the machine's settings.
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...BROWSER_ARGUMENTS, '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
