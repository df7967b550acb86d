// Runs the date-dependent tests under the clock set for this process: checkOtherDays.ts starts it once for each day.

import { withServer } from '../../tests/withServer.ts';
import { installed, runCommand } from '../runCommand.ts';

const out = process.env['SITE_OUT'] ?? 'dist';

/** Browser tests of pages that announce upcoming events, and of what is built or sent by date. */
const SPECS = ['chrome', 'events', 'forms', 'otherForms', 'refrigeration', 'consent'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

const vitest = (...args: readonly string[]) => runCommand(installed('vitest'), ['run', ...args]);
const steps = [
  () => vitest('--project=unit*', '--sequence.shuffle'),
  () => runCommand(process.execPath, ['scripts/build.ts', '--if-stale']),
  () => vitest('--project=site'),
  () =>
    withServer(out, (site) =>
      runCommand(installed('playwright'), ['test', '--project=site', ...SPECS], { BASE_URL: site }),
    ),
];

for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
