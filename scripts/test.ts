// npm test: everything that must hold before a change is shared, cheapest first, and one line of summary at the end.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { buildGallery, GALLERY_OUT } from './buildGallery.ts';
import { checkRebrand } from './checkRebrand.ts';
import { installed, runCommand } from './runCommand.ts';
import { withServer } from './withServer.ts';

let passed = 0;
let failed = 0;

async function step(name: string, action: () => Promise<boolean>, counts = { on: true }): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  let isPassed = false;
  try {
    isPassed = await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (counts.on) {
    passed += isPassed ? 1 : 0;
    failed += isPassed ? 0 : 1;
  }
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function readReport(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

mkdirSync('.cache/test', { recursive: true });
rmSync('.cache/test/data', { recursive: true, force: true });
const files = process.argv.slice(2);

await step('Types', async () => (await runCommand(installed('tsc'), ['--noEmit', '--pretty'])) === 0);
await step(
  'Lint and format',
  async () => (await runCommand(installed('biome'), ['ci', '--colors=off'])) === 0,
);
await step(
  'Unused files, exports and dependencies',
  async () => (await runCommand(installed('knip'), ['--no-progress'])) === 0,
);
await step(
  'Unit and server tests',
  async () => {
    const code = await runCommand(installed('vitest'), ['run', ...files]);
    const report = readReport('.cache/test/vitest.json');
    passed += Number(report['numPassedTests'] ?? 0);
    failed += Number(report['numFailedTests'] ?? 0) + (code !== 0 && report['numFailedTests'] === 0 ? 1 : 0);
    return code === 0;
  },
  { on: false },
);
await step('Build', async () => {
  if (!isBuildFresh()) await buildSite();
  return true;
});
await step('Build under another brand', checkRebrand);
await step('Gallery build', buildGallery);
await step(
  'Browser tests',
  () =>
    withServer('dist', (site) =>
      withServer(GALLERY_OUT, async (gallery) => {
        const environment = { BASE_URL: site, GALLERY_URL: gallery };
        const code = await runCommand(installed('playwright'), ['test', ...files], environment);
        const stats = readReport('.cache/test/playwright.json')['stats'] as Record<string, number>;
        passed += stats['expected'] ?? 0;
        failed += (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0);
        return code === 0;
      }),
    ),
  { on: false },
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
