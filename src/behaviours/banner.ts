import { recall, remember } from './tabMemory.ts';

/** Lets event banners be closed, and keeps closed ones closed for as long as the tab lives. */
export function bannerBehaviour(root: ParentNode): void {
  for (const banner of root.querySelectorAll<HTMLElement>('[data-event-banner]')) {
    const key = `closed:${banner.dataset['eventBanner']}`;
    const button = banner.querySelector('button');
    banner.hidden = recall(key) !== null;
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      banner.hidden = true;
      remember(key, '1');
    });
  }
}
