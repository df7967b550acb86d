import { z } from 'zod';
import type { Outcome } from '../StepRun.ts';
import { askNpm } from './askNpm.ts';

const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});

const BLOCKING = new Set(['high', 'critical']);

/**
 * Judges the output of `npm audit --json`: no dependency may have a high or critical vulnerability. Output without a
 * list (offline, or a registry without audit) cannot be judged.
 */
export function judgeAudit(answer: unknown): Outcome {
  const { success, data } = audit.safeParse(answer);
  if (!success) return { notChecked: 'the registry gives no audit, or there is no network' };
  const blocking = Object.entries(data.vulnerabilities).filter(([, { severity }]) => BLOCKING.has(severity));
  for (const [name, { severity, range, fixAvailable }] of blocking)
    console.error(
      `${name} ${range}: ${severity}; ${fixAvailable ? 'raise its version in package.json (npm audit says to which)' : 'no fix yet: replace it, or say in docs/decisions why it cannot be reached'}`,
    );
  return blocking.length === 0;
}

/** Asks the registry for known vulnerabilities of everything in package-lock.json. */
export async function checkVulnerabilities(): Promise<Outcome> {
  return judgeAudit(await askNpm(['audit', '--audit-level=high']));
}
