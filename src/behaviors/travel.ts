import { recordLinks } from './recordLinks.ts';

/** How long a page may take before the bar shows, and how long the bar stays after it ends, in ms. */
const THROTTLE = 200;
const HIDE_DELAY = 500;
/** The longest a prefetch waits for an idle moment, in ms. */
const IDLE = 2_000;

type BarState = 'loading' | 'failed' | 'done';

/** The parts of a click that decide whether the browser leaves the page. */
type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The parts of a link that decide the same. */
type Destination = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/** Whether a link leads to another page of this site, rather than to a file, a new tab or an anchor on this page. */
export function isDocument(
  link: Destination,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
  if (link.origin !== here.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  // Page paths end with a slash; anything else is a file or a response to save.
  if (!link.pathname.endsWith('/')) return false;
  return link.pathname !== here.pathname || link.search !== here.search;
}

/** Whether a click follows its link in this tab. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}

/** Whether the connection is too expensive or too slow to prefetch pages that may never be read. */
export function isSpared(connection: { saveData?: boolean; effectiveType?: string } | undefined): boolean {
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

const linkOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

function prefetchOnIntent(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    // Checked for each link, because the connection can change: a train may enter a tunnel.
    if (!link || isSpared(connection) || !isDocument(link, location) || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = Object.assign(document.createElement('link'), {
      rel: 'prefetch',
      href: link.pathname + link.search,
    });
    const add = () => document.head.append(hint);
    if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: IDLE });
    else setTimeout(add);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
  // The link whose event triggered the loading of this script won't get that event again.
  document
    .querySelector('a[href]:is(:hover, :focus, :active)')
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function showLoading(bar: HTMLElement): void {
  let timer = 0;
  const set = (state: BarState) => {
    clearTimeout(timer);
    bar.dataset['state'] = state;
    if (state !== 'loading') timer = window.setTimeout(() => delete bar.dataset['state'], HIDE_DELAY);
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !isDocument(link, location)) return;
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

/**
 * Navigation to the next page: prefetches a link when the visitor reaches for it, and shows a loading bar if the page
 * is slow.
 */
export function travelBehavior(root: ParentNode): void {
  prefetchOnIntent();
  recordLinks();
  const bar = root.querySelector<HTMLElement>('[data-loading-bar]');
  if (bar) showLoading(bar);
}
