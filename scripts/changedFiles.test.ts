import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from './changedFiles.ts';

describe('the files that a branch changes', () => {
  let folder = '';

  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
  const commit = (...names: string[]) => {
    for (const name of names) write(name, `${name} at ${Math.random()}`);
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Change');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
    git('init', '--quiet', '--initial-branch=main');
    commit('kept', 'edited', 'renamed', 'removed');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are committed, uncommitted and deleted ones', () => {
    git('switch', '--quiet', '--create', 'branch');
    commit('committed');
    write('edited', 'anew');
    git('mv', 'renamed', 'renamed-to');
    rmSync(join(folder, 'removed'));
    write('untracked');
    expect(changedFiles(folder).toSorted()).toEqual([
      'committed',
      'edited',
      'removed',
      'renamed',
      'renamed-to',
      'untracked',
    ]);
  });

  it('leave out what others have merged into main since', () => {
    git('switch', '--quiet', '--create', 'branch');
    commit('committed');
    git('switch', '--quiet', 'main');
    commit('of-others');
    git('switch', '--quiet', 'branch');
    expect(changedFiles(folder)).toEqual(['committed']);
  });

  it('are compared with the newer of local and remote main', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('on-main-here');
    git('switch', '--quiet', '--create', 'branch');
    commit('committed');
    expect(changedFiles(folder)).toEqual(['committed']);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    write('untracked');
    expect(changedFiles(folder)).toEqual(['untracked']);
  });

  it('are the uncommitted ones where there is no main', () => {
    git('branch', '--move', 'trunk');
    write('edited', 'anew');
    expect(changedFiles(folder)).toEqual(['edited']);
  });
});
