import { showLoadingBar } from './loadingBar.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { recordLinks } from './recordLinks.ts';

/** Everything that handles links to other pages, in one script: it loads on the visitor's first interaction. */
export function pageNavigationBehavior(root: ParentNode): void {
  prefetchOnIntent();
  recordLinks();
  const bar = root.querySelector<HTMLElement>('[data-loading-bar]');
  if (bar) showLoadingBar(bar);
}
