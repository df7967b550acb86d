import { execFile } from 'node:child_process';
import { installed } from './runCommand.ts';

/**
 * Looks for code that stands twice, by .jscpd.json: components and their styles, build, server and tests. Fails above the
 * share of lines that the file allows, and then names the places.
 */
export function checkDuplication(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(installed('jscpd'), ['--config', '.jscpd.json'], { maxBuffer: 2 ** 26 }, (error, output) => {
      const share = /Total:.*?(\d+ \([\d.]+%\))/.exec(output)?.[1];
      if (error) console.error(output);
      console.log(share ? `${share} of all lines stand twice` : 'jscpd said nothing: see above');
      resolve(error === null && share !== undefined);
    });
  });
}
