import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder where tests leave warnings, one file each, for the run that started them. */
export const WARNINGS_FOLDER = '.cache/test/warnings';

/** How far file times can lag behind the clock: one kernel tick, in ms. */
const LAG = 50;

/** Prints a warning at the end of the run, one line each, with the remedy, without failing anything. */
export function warn(test: string, lines: readonly string[]): void {
  mkdirSync(WARNINGS_FOLDER, { recursive: true });
  writeFileSync(join(WARNINGS_FOLDER, `${test}.json`), JSON.stringify(lines));
}

/** Warnings since a point in time, in ms since 1970. */
export function warningsSince(moment: number): string[] {
  if (!existsSync(WARNINGS_FOLDER)) return [];
  return readdirSync(WARNINGS_FOLDER)
    .sort()
    .map((name) => join(WARNINGS_FOLDER, name))
    .filter((file) => statSync(file).mtimeMs >= moment - LAG)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
}
