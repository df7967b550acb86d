import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  snapshotPathTemplate: 'tests/e2e/__screenshots__/{testFileName}/{arg}{ext}',
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: { executablePath: browser.path, args: browser.args },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
