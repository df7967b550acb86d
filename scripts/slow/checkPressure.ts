import { findMissing } from '../bench/server/wrk.ts';
import { runCommand } from '../runCommand.ts';
import type { Outcome } from '../StepRun.ts';

/** Runs the benchmark of pages under pressure, which fails where pages or memory exceed their limits. */
export async function checkPressure(): Promise<Outcome> {
  const missing = findMissing('taskset', 'chrt');
  if (missing.length > 0) return { notChecked: `${missing.join(', ')} not installed on this machine` };
  const code = await runCommand(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'scripts/bench/runBenchmark.ts',
    'scripts/bench/server/pressure.ts',
  ]);
  return code === 0;
}
