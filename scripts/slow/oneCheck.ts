// Runs the slow check whose name is its argument, and sends the outcome to the process that started it (runInChildProcess.ts).
import { SLOW_CHECKS } from './slowChecks.ts';

const [, , name] = process.argv;
try {
  const chosen = SLOW_CHECKS.find((one) => one.name === name);
  if (!chosen) throw new Error(`No check is called “${name}”`);
  process.send?.(await chosen.check());
} catch (error) {
  process.send?.({ thrown: error instanceof Error ? error.message : String(error) });
}
process.disconnect();
