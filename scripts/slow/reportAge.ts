import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from '../StepRun.ts';
import { askNpm } from './askNpm.ts';

const DAY = 86_400_000;

/** A version this old is worth a look: is there a newer one, is the package still maintained? */
const OLD_DAYS = 365;

const times = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: times, devDependencies: times });

/** Whether a stable version is later than another; both in the form 1.2.3. */
function isNewer(version: string, than: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/**
 * Lists our direct dependencies by the age of the version in use, oldest first, with how many versions have followed.
 * This is a report: it fails nothing, and says so when the registry does not respond.
 */
export async function reportAge(): Promise<Outcome> {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const queue = Object.entries({ ...dependencies, ...devDependencies }).values();
  const rows: { line: string; days: number }[] = [];
  let asked = 0;
  const work = async () => {
    for (const [name, version] of queue) {
      if (asked >= 4 && rows.length === 0) return;
      asked += 1;
      const known = times.safeParse(await askNpm(['view', name, 'time'])).data;
      const released = known?.[version];
      if (!known || !released) continue;
      const newer = Object.keys(known).filter((other) => isNewer(other, version)).length;
      const days = Math.round((Date.now() - Date.parse(released)) / DAY);
      rows.push({
        days,
        line: `${String(days).padStart(5)} days  ${name}@${version}${newer ? `, ${newer} newer` : ''}${days > OLD_DAYS ? '  ← old: is it still kept?' : ''}`,
      });
    }
  };
  await Promise.all([work(), work()]);
  if (rows.length === 0) return { notChecked: 'the registry does not say when versions were released' };
  for (const { line } of rows.toSorted((a, b) => b.days - a.days)) console.log(line);
  return true;
}
