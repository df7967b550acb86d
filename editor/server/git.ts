import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { Refusal } from './contentPaths.ts';

const run = promisify(execFile);

/** Runs git. Throws Refusal with its message if it fails. */
async function git(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Refusal(`git: ${stderr.trim() || String(error)}`);
  }
}

/** Content files that differ from the last commit, relative to the content folder. Empty outside a repository. */
export async function changedFiles(): Promise<string[]> {
  try {
    const status = await git(
      'status',
      '--porcelain',
      '--untracked-files=all',
      '--no-renames',
      '--',
      contentRoot(),
    );
    return status
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3).replace(/^"|"$/g, '').slice(`${contentRoot()}/`.length));
  } catch {
    return [];
  }
}

/** Word diff of a file, in git's notation: [-removed-] and {+added+}. */
export async function wordDiff(path: string): Promise<string> {
  const file = `${contentRoot()}/${path}`;
  const diff = await git('diff', '--word-diff=plain', '--unified=1', 'HEAD', '--', file);
  if (diff !== '') return diff.slice(diff.indexOf('@@'));
  const added = (await git('ls-files', '--', file)) === '';
  return added ? 'a new file' : '';
}

/** Commits only these content files, under a person’s name. Pushes if there is a remote. */
export async function commit(
  paths: readonly string[],
  { name, email, message }: { name: string; email: string; message: string },
): Promise<{ pushed: boolean }> {
  if (paths.length === 0) throw new Refusal('Nothing has changed since the last commit.');
  if (!name.trim() || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new Refusal('Enter your name and e-mail address.');
  if (!message.trim()) throw new Refusal('Say in a line what has changed.');
  const files = paths.map((path) => `${contentRoot()}/${path}`);
  await git('add', '--', ...files);
  const person = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  await git(...person, 'commit', '--quiet', '-m', message, '--only', '--', ...files);
  const upstream = await git('rev-parse', '--abbrev-ref', '@{upstream}').catch(() => '');
  if (upstream === '') return { pushed: false };
  await git('push', '--quiet');
  return { pushed: true };
}

/** The name and e-mail address in git's configuration, used to prefill the form. */
export async function knownPerson(): Promise<{ name: string; email: string }> {
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((key) => git('config', key).catch(() => '')),
  );
  return { name: (name ?? '').trim(), email: (email ?? '').trim() };
}

/** A commit that changed a file. */
export interface FileCommit {
  commit: string;
  /** When, as an ISO date. */
  date: string;
  name: string;
  subject: string;
}

/** How many commits a history lists. */
const MOST_COMMITS = 30;

/** The commits that changed a content file, newest first. Empty where there is no git. */
export async function historyOf(path: string): Promise<FileCommit[]> {
  const format = '--format=%H%x09%aI%x09%an%x09%s';
  const log = await git('log', `--max-count=${MOST_COMMITS}`, format, '--', `${contentRoot()}/${path}`).catch(
    () => '',
  );
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', name = '', ...subject] = line.split('\t');
      return { commit, date, name, subject: subject.join('\t') };
    });
}

/** The text of a content file after a commit. Throws Refusal. */
export function textAfter(path: string, commit: string): Promise<string> {
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refusal('There is no such version.', 404);
  return git('show', `${commit}:./${contentRoot()}/${path}`);
}
