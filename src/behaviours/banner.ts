/** Lets event banners be closed, and keeps closed ones closed for as long as the tab lives. */
export function bannerBehaviour(root: ParentNode, memory: Pick<Storage, 'getItem' | 'setItem'>): void {
  for (const banner of root.querySelectorAll<HTMLElement>('[data-event-banner]')) {
    const key = `closed:${banner.dataset['eventBanner']}`;
    const button = banner.querySelector('button');
    banner.hidden = memory.getItem(key) !== null;
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      banner.hidden = true;
      memory.setItem(key, '1');
    });
  }
}
