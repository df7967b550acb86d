import { reloadOnce } from './reloadOnce.ts';

/** Markup that only one or two pages contain, and the script that enhances it. */
const behaviours: readonly [selector: string, load: () => Promise<(root: ParentNode) => void>][] = [
  ['[data-carousel]', async () => (await import('./carousel.ts')).carouselBehaviour],
  ['[data-jobs]', async () => (await import('./jobs.ts')).jobsBehaviour],
  ['[data-subjects]', async () => (await import('./demoSubject.ts')).demoSubjectBehaviour],
  ['[data-status-feed]', async () => (await import('./serviceStatus.ts')).serviceStatusBehaviour],
];

/** What one or two pages need: in a list of its own, so that the script of every page does not name it. */
export function rareBehaviour(root: ParentNode): void {
  for (const [selector, load] of behaviours)
    if (root.querySelector(selector))
      load().then(
        (behaviour) => behaviour(root),
        () => void reloadOnce(),
      );
}
