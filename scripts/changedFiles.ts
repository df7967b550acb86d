import { spawnSync } from 'node:child_process';

/**
 * Files that differ from the point where this branch left main, by path from the project root: committed or not, new,
 * renamed or deleted. On main itself, the uncommitted changes.
 */
export function changedFiles(folder = '.'): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (error) throw error;
    return { isDone: status === 0, lines: stdout.split('\n').filter(Boolean), stderr };
  };
  const linesOf = (...args: string[]) => {
    const { isDone, lines, stderr } = git(...args);
    if (!isDone) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return lines;
  };
  // Either may lag behind the other: the branch point is on the one that fewer commits separate from here.
  const [base = 'HEAD'] = ['main', 'origin/main']
    .flatMap((name) => git('merge-base', 'HEAD', name).lines)
    .map((commit) => ({ commit, distance: Number(linesOf('rev-list', '--count', `${commit}..HEAD`)[0]) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ commit }) => commit);
  const changed = linesOf('diff', '--name-only', '--no-renames', base);
  const added = linesOf('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}
