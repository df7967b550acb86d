import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';
import { SAMPLE, THOROUGH } from './tests/stages.ts';
import { TEST_FOLDER } from './tests/testFolder.ts';

const PICTURES = ['**/gallery.spec.ts', '**/templatePictures.spec.ts'];

/** Walks through whole pages, and pages as other people see and use them. */
const ACCESS = ['adaptations', 'keyboard', 'largeLetters', 'openParts'].map((name) => `**/${name}.spec.ts`);

/** Tests of the checks that other specs use, which matter when those change. */
const CHECKS = [
  'expectSeen',
  'findBrokenLines',
  'findInkOverWords',
  'findLayoutFaults',
  'findWindowFaults',
].map((name) => `**/${name}.spec.ts`);

const SLOW = [...PICTURES, ...ACCESS, ...CHECKS];
const sample = new RegExp(SAMPLE.tag);
const thorough = new RegExp(THOROUGH.tag);

export default defineConfig({
  projects: [
    // npm test
    { name: 'site', testDir: 'tests/e2e', testIgnore: SLOW, grepInvert: [sample, thorough] },
    // npm run check:ci, with those of the editor that have the tag
    { name: 'sample', testDir: 'tests/e2e', grep: sample },
    // npm run check:slow, with all that follow
    { name: 'thorough', testDir: 'tests/e2e', testIgnore: SLOW, grep: thorough },
    { name: 'pictures', testDir: 'tests/e2e', testMatch: PICTURES },
    { name: 'access', testDir: 'tests/e2e', testMatch: [...ACCESS, ...CHECKS], grepInvert: sample },
    // Measures times: only by name, on a machine with nothing else to do.
    { name: 'pace', testDir: 'tests/pace', workers: 1 },
    // On the site of an example, with its own brand and content.
    { name: 'examples', testDir: 'tests/examples' },
    // Starts its own server: npm run dev on a copy of the project, which two workers would share.
    { name: 'development', testDir: 'tests/development', workers: 1 },
    // Likewise npm run edit, whose packages npm test does not install.
    { name: 'editor', testDir: 'tests/editor', workers: 1 },
  ],
  outputDir: `${TEST_FOLDER}/playwright`,
  fullyParallel: true,
  workers: 2,
  // Limits end a test that hangs. A machine that is busy must not reach them.
  timeout: 240_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${TEST_FOLDER}/playwright.json` }]],
  snapshotPathTemplate: 'tests/e2e/__screenshots__/{testFileName}/{arg}{ext}',
  // A new example's picture has to be reviewed first: npm run screenshots.
  updateSnapshots: 'none',
  expect: {
    timeout: 60_000,
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
    launchOptions: await launchOptions(),
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
