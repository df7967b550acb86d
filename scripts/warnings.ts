import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Folder where tests leave warnings, one file each, for the run that started them. */
export const WARNINGS_FOLDER = '.cache/test/warnings';

/** How far file times can lag behind the clock: file systems round them, in ms. */
const LAG = 50;

/** Prints a warning at the end of the run, one line each, with the remedy, without failing anything. */
export function warn(test: string, lines: readonly string[]): void {
  mkdirSync(WARNINGS_FOLDER, { recursive: true });
  const file = join(WARNINGS_FOLDER, `${test}.json`);
  writeFileSync(file, JSON.stringify(lines));
  // By the clock of the run, which may be set to another day (TEST_CLOCK), unlike that of the file system.
  utimesSync(file, new Date(), new Date());
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
