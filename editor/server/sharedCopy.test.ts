import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commit } from './git.ts';
import { sendCommits, unsentCommits } from './sharedCopy.ts';

const project = process.cwd();
let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const given = { name: 'Dana Moore', email: 'dana@vendor.example' };

async function publish(message = 'Change prices') {
  await commit(['settings/prices.yaml'], { ...given, message });
  return sendCommits();
}

function write(text: string) {
  mkdirSync('content/settings', { recursive: true });
  writeFileSync('content/settings/prices.yaml', text);
}

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  folder = resolve(mkdtempSync(join('.cache', 'test', 'shared-')));
  // Ignore the user's git configuration.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  git('init', '--quiet', '--bare', '--initial-branch=main', join(folder, 'shared.git'));
  git('init', '--quiet', '--initial-branch=main', join(folder, 'site'));
  process.chdir(join(folder, 'site'));
  write('building: 48\n');
});
afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

const shared = () => git('--git-dir', join(folder, 'shared.git'), 'log', '--format=%an %s', 'main');
const share = (address = join(folder, 'shared.git')) => git('remote', 'add', 'origin', address);

it('commits where nothing is shared, and says that it was not sent', async () => {
  expect(await publish()).toEqual({ isSent: false });
  expect(git('log', '--format=%an <%ae> %s')).toBe('Dana Moore <dana@vendor.example> Change prices');
  expect(await unsentCommits()).toBe(0);
});

it('sends the first commit to the only copy there is, and the next ones too', async () => {
  share();
  expect(await publish()).toEqual({ isSent: true });
  write('building: 52\n');
  expect(await publish('And again')).toEqual({
    isSent: true,
  });
  expect(shared()).toBe('Dana Moore And again\nDana Moore Change prices');
  expect(await unsentCommits()).toBe(0);
});

it('sends to neither of two copies, since nobody has said which', async () => {
  share();
  git('remote', 'add', 'other', join(folder, 'shared.git'));
  expect(await publish()).toEqual({ isSent: false });
});

it('keeps a commit that the shared copy refuses, says why, and sends it later', async () => {
  share();
  await publish();
  // Somebody else has sent a commit meanwhile.
  git('clone', '--quiet', join(folder, 'shared.git'), join(folder, 'other'));
  const other = ['-C', join(folder, 'other'), '-c', 'user.name=Ida', '-c', 'user.email=ida@vendor.example'];
  git(...other, 'commit', '--quiet', '--allow-empty', '-m', 'Theirs');
  git(...other, 'push', '--quiet', 'origin', 'HEAD:main');
  write('building: 52\n');
  const refused = await publish('Mine');
  expect(refused.isSent).toBe(false);
  expect(refused.problem).toContain('The shared copy has commits that this one lacks.');
  expect(git('log', '-1', '--format=%s')).toBe('Mine');
  expect(await unsentCommits()).toBe(1);
  git('-c', 'user.name=Ida', '-c', 'user.email=ida@vendor.example', 'pull', '--quiet', '--rebase');
  expect(await sendCommits()).toEqual({ isSent: true });
  expect(shared().split('\n')[0]).toBe('Dana Moore Mine');
});

it('says that a copy cannot be reached, and counts what it lacks', async () => {
  share(join(folder, 'no-such-place.git'));
  const { isSent, problem } = await publish();
  expect(isSent).toBe(false);
  expect(problem).toContain('cannot be reached');
  expect(await unsentCommits()).toBe(1);
});
