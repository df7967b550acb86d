/** The longest a prefetch waits for an idle moment, in ms. */
const IDLE = 2_000;

/** The parts of a link that decide whether the browser leaves the page. */
type Destination = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/** Whether a link leads to another page of this site, rather than to a file, a new tab or an anchor on this page. */
export function isPageLink(
  link: Destination,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
  if (link.origin !== here.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  // Page paths end with a slash; anything else is a file or a response to save.
  if (!link.pathname.endsWith('/')) return false;
  return link.pathname !== here.pathname || link.search !== here.search;
}

/** Whether the connection is too expensive or too slow to prefetch pages that may never be read. */
export function isConnectionLimited(
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): boolean {
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

export const linkOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** Prefetches the page of a link when the visitor reaches for it. */
export function prefetchOnIntent(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    // Checked for each link, because the connection can change: a train may enter a tunnel.
    if (!link || isConnectionLimited(connection) || !isPageLink(link, location) || fetched.has(link.pathname))
      return;
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
