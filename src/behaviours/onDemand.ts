import { reloadOnce } from './reloadOnce.ts';

type Behaviour = (root: ParentNode) => void;

/** Markup that a page may hold, the script that enhances it, and the windows in which it does. */
const behaviours: readonly [selector: string, load: () => Promise<Behaviour>, media?: string][] = [
  ['[data-tabs]', async () => (await import('./tabs.ts')).tabsBehaviour, '(min-width: 1024.02px)'],
  ['[data-carousel]', async () => (await import('./carousel.ts')).carouselBehaviour],
  ['[data-jobs]', async () => (await import('./jobs.ts')).jobsBehaviour],
  ['[data-listing]', async () => (await import('./listing.ts')).listingBehaviour],
  ['[data-contents]', async () => (await import('./contents.ts')).contentsBehaviour],
  ['[data-ends]', async () => (await import('./events.ts')).eventsBehaviour],
  ['[data-print]', async () => (await import('./print.ts')).printBehaviour],
  ['[data-marquee]', async () => (await import('./marquee.ts')).marqueeBehaviour],
  ['[data-reveal],[data-hero]', async () => (await import('./reveal.ts')).revealBehaviour],
];

/** The same of what does nothing before the visitor does something: until then its links and forms are plain ones. */
const behavioursInUse: typeof behaviours = [
  ['[data-video]', async () => (await import('./videoPopup.ts')).videoPopupBehaviour],
  ['[data-search]', async () => (await import('./siteSearch.ts')).siteSearchBehaviour],
];

/** What says that someone has begun to use the page. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Does something once, when the visitor first moves; before anything that hangs on the same event. */
export function onFirstMove(action: () => void): void {
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    action();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, capture: true });
}

function start(root: ParentNode, load: () => Promise<Behaviour>): void {
  load().then(
    (behaviour) => behaviour(root),
    () => reloadOnce(),
  );
}

/** Fetches a behaviour when the visitor first moves, so that it weighs nothing on a page that is only read. */
export function loadOnFirstMove(root: ParentNode, load: () => Promise<Behaviour>): void {
  onFirstMove(() => start(root, load));
}

/** Fetches the behaviours whose markup is in the page. */
export function loadOnDemand(root: ParentNode): void {
  for (const [selector, load, media = 'all'] of behaviours) {
    if (!root.querySelector(selector)) continue;
    const windows = matchMedia(media);
    if (windows.matches) start(root, load);
    else windows.addEventListener('change', () => start(root, load), { once: true });
  }
  // An address with a question is answered at once.
  const isAsked = /[?&]q=/.test(location.search);
  for (const [selector, load] of behavioursInUse) {
    if (root.querySelector(selector)) (isAsked ? start : loadOnFirstMove)(root, load);
  }
}
