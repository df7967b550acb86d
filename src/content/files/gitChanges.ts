import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentRoot } from './contentRoot.ts';

/** Output of a git command; empty without a repository, or if git fails. */
function git(...words: string[]): string {
  if (!existsSync('.git')) return '';
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Takes no lock, so that others can commit meanwhile.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  } catch {
    return '';
  }
}

/**
 * Files of the content that differ from where the branch left its upstream or, if it has none, from the last commit, as
 * `git diff -z` prints them.
 */
export function contentDiff(...options: string[]): string {
  const base = git('merge-base', 'HEAD', '@{upstream}').trim() || 'HEAD';
  return git('diff', '-z', '--relative', ...options, base, '--', contentRoot());
}

/** Files of the content that are new since then, known to git or not. */
export function addedFiles(): string[] {
  const added = contentDiff('--name-only', '--diff-filter=A');
  const unknown = git('ls-files', '-z', '--others', '--exclude-standard', '--', contentRoot());
  return [...added.split('\0'), ...unknown.split('\0')].filter((file) => file !== '');
}
