import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { isContentFile } from './changeContent.ts';
import { Refusal } from './contentPaths.ts';
import { runGit } from './runGit.ts';

/** Content files that differ from the last commit, relative to the content folder. Empty outside a repository. */
export async function changedFiles(): Promise<string[]> {
  try {
    const status = await runGit(
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

/** The text of a content file in the last commit; undefined if it was not there. */
export const committedText = (path: string): Promise<string | undefined> =>
  runGit('show', `HEAD:./${contentRoot()}/${path}`).catch(() => undefined);

/** Commits only these content files, under a person’s name. Returns the commit’s id. Throws Refusal. */
export async function commit(
  paths: readonly string[],
  { name, email, message }: { name: string; email: string; message: string },
): Promise<string> {
  if (paths.length === 0) throw new Refusal('Nothing has changed since the last commit.');
  if (!name.trim() || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new Refusal('Enter your name and email address.');
  if (!message.trim()) throw new Refusal('Enter a summary of the changes.');
  const changed = new Set(await changedFiles());
  const other = paths.find((path) => !changed.has(path));
  if (other !== undefined) throw new Refusal(`${other} has not changed since the last commit: review again.`);
  const files = paths.map((path) => `${contentRoot()}/${path}`);
  await runGit('add', '--', ...files);
  const person = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const said = await runGit(...person, 'commit', '-m', message, '--only', '--', ...files);
  return /^\[.*?([0-9a-f]{7,40})\]/m.exec(said)?.[1] ?? '';
}

/** The name and email address in git's configuration, used to prefill the form. */
export async function gitUser(): Promise<{ name: string; email: string }> {
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((key) => runGit('config', key).catch(() => '')),
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
  /** The file's path in that commit. */
  path: string;
}

/** Maximum number of commits in a list. */
const MOST_COMMITS = 30;

/** Commits with the content files that they changed, newest first. Empty where there is no git. */
async function commitsWith(...args: string[]): Promise<FileCommit[]> {
  const format = '--format=%x00%H%x09%aI%x09%an%x09%s';
  const log = await runGit('log', format, '--name-only', '--relative', ...args).catch(() => '');
  const start = `${contentRoot()}/`;
  return log.split('\0').flatMap((entry) => {
    const [head = '', ...lines] = entry.split('\n');
    const [commit = '', date = '', name = '', ...subject] = head.split('\t');
    const about = { commit, date, name, subject: subject.join('\t') };
    const paths = lines.filter((line) => line.startsWith(start));
    return paths.map((line) => ({ ...about, path: line.slice(start.length) }));
  });
}

/** The commits that changed a content file, newest first, also under the names that it had before. */
export const historyOf = (path: string): Promise<FileCommit[]> =>
  commitsWith(`--max-count=${MOST_COMMITS}`, '--follow', '--', `${contentRoot()}/${path}`);

/** The text of a content file after a commit. Throws Refusal. */
export function textAfter(path: string, commit: string): Promise<string> {
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refusal('There is no such version.', 404);
  return runGit('show', `${commit}:./${contentRoot()}/${path}`);
}

/** Pages that a commit has deleted and that are not there today, the latest first. */
export async function deletedPages(): Promise<FileCommit[]> {
  const folder = `${contentRoot()}/en`;
  const gone = await commitsWith('--no-renames', '--diff-filter=D', '--', folder);
  const pages = new Map<string, FileCommit>();
  for (const one of gone) if (!pages.has(one.path) && !isContentFile(one.path)) pages.set(one.path, one);
  return [...pages.values()].slice(0, MOST_COMMITS);
}

/** The text that a file had before a commit deleted it; that of the last commit if it has just been deleted. */
export function textBefore(path: string, commit?: string): Promise<string> {
  if (commit !== undefined && !/^[0-9a-f]{40}$/.test(commit))
    throw new Refusal('There is no such version.', 404);
  return runGit('show', `${commit === undefined ? 'HEAD' : `${commit}~1`}:./${contentRoot()}/${path}`);
}
