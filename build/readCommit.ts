import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The checked-out commit, with "-dirty" if files differ from it. Empty if there is no repository. */
export function readCommit(): string {
  // An archive unpacked inside another repository does not belong to that repository.
  if (!existsSync('.git')) return '';
  try {
    const words = ['describe', '--always', '--abbrev=12', '--dirty', '--exclude=*'];
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
