import { reloadOnce } from './reloadOnce.ts';

/** Markup that one to three pages contain, and the script that enhances it. */
const behaviours: readonly [selector: string, load: () => Promise<(root: ParentNode) => void>][] = [
  ['[data-event-banner]', async () => (await import('./banner.ts')).bannerBehaviour],
  ['[data-jobs]', async () => (await import('./jobs.ts')).jobsBehaviour],
  ['[data-recordings]', async () => (await import('./films/recordings.ts')).recordingsBehaviour],
  ['[data-status-feed]', async () => (await import('./serviceStatus.ts')).serviceStatusBehaviour],
];

/** Behaviors that only a few pages need, listed separately to keep their names out of the script of every page. */
export function rareBehaviour(root: ParentNode): void {
  for (const [selector, load] of behaviours)
    if (root.querySelector(selector))
      load().then(
        (behaviour) => behaviour(root),
        () => void reloadOnce(),
      );
}
