// Runs the tests that depend on the date or the brand, under the clock and the brand set for this process:
// testInEnvironment.ts starts it.

import { withServer } from '../../tests/withServer.ts';
import { installed, runCommand } from '../runCommand.ts';

const out = process.env['SITE_OUT'] ?? 'dist';

/** Browser tests of what is announced, built, asked or sent by date. */
const SPECS = [
  'careers',
  'narrowChrome',
  'consent',
  'eventBanner',
  'events',
  'forms',
  'formsUse',
  'helloBar',
  'otherForms',
  'planningTools',
  'refrigeration',
  'requestDemo',
  'wideHeader',
].map((name) => `tests/e2e/${name}.spec.ts`);

const vitest = (...args: readonly string[]) => runCommand(installed('vitest'), ['run', ...args]);
const steps = [
  () => vitest('--project=unit*', '--sequence.shuffle'),
  () => runCommand(process.execPath, ['scripts/build.ts', '--if-stale']),
  () => vitest('--project=site', '--project=server'),
  () =>
    withServer(out, (site) =>
      runCommand(installed('playwright'), ['test', '--project=site', ...SPECS], { BASE_URL: site }),
    ),
];

for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
