import { recall, remember } from './tabMemory.ts';

/**
 * Lets visitors close event banners, keeps closed ones closed for the life of the tab, and hides those of past events.
 */
export function bannerBehavior(root: ParentNode, now: Date = new Date()): void {
  for (const banner of root.querySelectorAll<HTMLElement>('[data-event-banner]')) {
    const key = `closed:${banner.dataset['eventBanner']}` as const;
    const button = banner.querySelector('button');
    const { until } = banner.dataset;
    banner.hidden = recall(key) !== null || (until !== undefined && new Date(until) <= now);
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      banner.hidden = true;
      remember(key, '1');
    });
  }
}
