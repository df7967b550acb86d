import { reloadOnce } from './reloadOnce.ts';

/** Markup that one to three pages contain, and the script that enhances it. */
const behaviors: readonly [selector: string, load: () => Promise<(root: ParentNode) => void>][] = [
  ['[data-event-banner]', async () => (await import('./banner.ts')).bannerBehavior],
  ['[data-jobs]', async () => (await import('./jobs.ts')).jobsBehavior],
  ['[data-recordings]', async () => (await import('./films/recordings.ts')).recordingsBehavior],
  ['[data-film][data-locked]', async () => (await import('./films/recordings.ts')).hostedRecordingBehavior],
  ['form[data-refused]', async () => (await import('./refusedForm.ts')).refusedFormBehavior],
  ['[data-status-feed]', async () => (await import('./serviceStatus.ts')).serviceStatusBehavior],
];

/** Behaviors that only a few pages need, listed separately to keep their names out of the script of every page. */
export function startLazyBehaviors(root: ParentNode): void {
  for (const [selector, load] of behaviors)
    if (root.querySelector(selector))
      load().then(
        (behavior) => behavior(root),
        () => void reloadOnce(),
      );
}
