import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where tests leave what is no fault and yet should be known, a file for each, for the run that started them. */
const FOLDER = '.cache/test/warnings';

/** The times of files lag behind the clock by up to a tick of the kernel, in ms. */
const LAG = 50;

/** Says at the end of the run what a test found that fails nothing, a line each, with what to do about it. */
export function warn(test: string, lines: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${test}.json`), JSON.stringify(lines));
}

/** What tests warned of since a moment, in ms since 1970. */
export function warningsSince(moment: number): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .sort()
    .map((name) => join(FOLDER, name))
    .filter((file) => statSync(file).mtimeMs >= moment - LAG)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
}
