import { Refusal } from './contentPaths.ts';
import { runGit } from './runGit.ts';

/** The result of sending commits to the shared copy of the site. */
export interface Sent {
  /** Whether they are there; false also where no copy is shared. */
  isSent: boolean;
  /** Why they are not, in words for people who do not know git. */
  problem?: string;
}

const upstream = () =>
  runGit('rev-parse', '--abbrev-ref', '@{upstream}').then(
    (name) => name.trim(),
    () => '',
  );

/** What sends commits, if it is clear where to: the branch has a counterpart, or there is one remote for it. */
async function pushing(): Promise<string[] | undefined> {
  if ((await upstream()) !== '') return ['push', '--quiet'];
  const remotes = (await runGit('remote')).split('\n').filter((name) => name !== '');
  const [remote] = remotes;
  return remote === undefined || remotes.length > 1
    ? undefined
    : ['push', '--quiet', '--set-upstream', remote, 'HEAD'];
}

/** Number of commits that the shared copy does not have yet; 0 where there is none. */
export async function unsentCommits(): Promise<number> {
  try {
    if (!(await pushing())) return 0;
    const known = (await upstream()) === '' ? ['--not', '--remotes'] : ['^@{upstream}'];
    return Number(await runGit('rev-list', '--count', 'HEAD', ...known));
  } catch {
    // No repository, or no commit yet.
    return 0;
  }
}

/** What git says when a push fails, and what that means. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /rejected|non-fast-forward|fetch first/,
    'The shared copy has commits that this one lacks. Whoever looks after the site has to bring them here first (git pull --rebase --autostash)',
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|Permission denied|\b403\b|access denied/i,
    'The shared copy does not let this machine in: its password or key is missing or wrong',
  ],
  [
    /Could not resolve|unable to access|Connection|timed out|does not appear to be a git repository|not found/i,
    'The shared copy cannot be reached: check the network, and its address',
  ],
];

function problemOf(error: Refusal): string {
  const [, meaning] = PROBLEMS.find(([pattern]) => pattern.test(error.message)) ?? [];
  const [line = ''] = error.message.split('\n');
  return `${meaning ?? `The shared copy did not take it (${line})`}. Nothing is lost: press “Send again” later.`;
}

/** Sends all commits to the shared copy, if there is one. */
export async function sendCommits(): Promise<Sent> {
  const push = await pushing();
  if (!push) return { isSent: false };
  try {
    await runGit(...push);
    return { isSent: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isSent: false, problem: problemOf(error) };
  }
}
