import { recordLinks } from './recordLinks.ts';

/** How long a page may take before the bar shows, and how long the bar stays after its end, in ms. */
const THROTTLE = 200;
const HIDE_DELAY = 500;
/** The longest that a prefetch waits for an idle moment, in ms. */
const IDLE = 2_000;

type BarState = 'loading' | 'failed' | 'done';

/** What matters of a click for whether the browser leaves the page. */
type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** What matters of a link. */
type Destination = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/** Whether a link leads to another document of this site, and not to a file, a tab or a place on the page. */
export function isDocument(
  link: Destination,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
  if (link.origin !== here.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  // Pages end with a slash; what does not is a file or an answer to save.
  if (!link.pathname.endsWith('/')) return false;
  return link.pathname !== here.pathname || link.search !== here.search;
}

/** Whether a click follows its link in this tab. */
export function isPlainClick(click: Click): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}

/** Whether the connection is too dear or too slow to fetch what may not be read. */
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
    // Asked for each link: a train that enters a tunnel is on another connection.
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
  // The link whose touch fetched this script has had its event.
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
    // A second choice breaks off the first, which is no failure.
    delete bar.dataset['state'];
    if (!navigator.onLine) {
      // The browser’s own error page would take this one, and what was typed on it, away.
      event.preventDefault();
      set('failed');
      return;
    }
    timer = window.setTimeout(() => set('loading'), THROTTLE);
  };
  document.addEventListener('click', follow);
  // The click that fetched this script is on its way already.
  if (window.earlyClick) follow(window.earlyClick);
  addEventListener('offline', () => {
    if (bar.dataset['state'] === 'loading') set('failed');
  });
  // A way that is broken off, by the visitor or by the network, is no longer on its way.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', () => {
    if (bar.dataset['state'] === 'loading') set('failed');
  });
  // A page that the browser kept comes back as it was left: with the bar on its way.
  addEventListener('pageshow', (event) => {
    if (event.persisted) set('done');
  });
}

/** The way to the next page: fetched ahead when someone reaches for its link, and a bar while it is slow to come. */
export function travelBehaviour(root: ParentNode): void {
  prefetchOnIntent();
  recordLinks();
  const bar = root.querySelector<HTMLElement>('[data-loading-bar]');
  if (bar) showLoading(bar);
}
