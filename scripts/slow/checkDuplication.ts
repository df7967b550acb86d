import { execFile } from 'node:child_process';
import { installed } from '../runCommand.ts';

/**
 * Looks for duplicated code, configured in .jscpd.json: components and their styles, build, server and tests. Fails
 * when the share of duplicated lines exceeds the threshold set there, and lists the places.
 */
export function checkDuplication(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(installed('jscpd'), ['--config', '.jscpd.json'], { maxBuffer: 2 ** 26 }, (error, output) => {
      const share = /Total:.*?(\d+ \([\d.]+%\))/.exec(output)?.[1];
      if (error) console.error(output);
      console.log(share ? `${share} of all lines are duplicated` : 'jscpd printed no total: see above');
      resolve(error === null && share !== undefined);
    });
  });
}
