import { isPageLink, linkOf } from './prefetch.ts';

/** How long a page may take before the bar shows, and how long the bar stays after it ends, in ms. */
const THROTTLE = 200;
const HIDE_DELAY = 500;

type BarState = 'loading' | 'failed' | 'done';

/** The parts of a click that decide whether the browser leaves the page. */
type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows its link in this tab. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}

/** Shows a loading bar while a slow page loads, or that a page failed to load. */
export function showLoadingBar(bar: HTMLElement): void {
  let timer = 0;
  const set = (state: BarState) => {
    clearTimeout(timer);
    bar.dataset['state'] = state;
    if (state !== 'loading') timer = window.setTimeout(() => delete bar.dataset['state'], HIDE_DELAY);
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !isPageLink(link, location)) return;
    clearTimeout(timer);
    // Following another link aborts the first navigation, which is not a failure.
    delete bar.dataset['state'];
    if (!navigator.onLine) {
      // The browser's error page would replace this page, and what was typed on it.
      event.preventDefault();
      set('failed');
      return;
    }
    timer = window.setTimeout(() => set('loading'), THROTTLE);
  };
  document.addEventListener('click', follow);
  // The click that triggered the loading of this script is already being followed.
  if (window.earlyClick) follow(window.earlyClick);
  addEventListener('offline', () => {
    if (bar.dataset['state'] === 'loading') set('failed');
  });
  // A navigation aborted by the visitor or the network is no longer loading.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', () => {
    if (bar.dataset['state'] === 'loading') set('failed');
  });
  // A page restored from the back/forward cache comes back as it was left: with the bar loading.
  addEventListener('pageshow', (event) => {
    if (event.persisted) set('done');
  });
}
