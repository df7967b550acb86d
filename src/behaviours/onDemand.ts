type Behaviour = (root: ParentNode) => void;

/** Markup that a page may hold, and the script that enhances it. */
const behaviours: readonly [string, () => Promise<Behaviour>][] = [
  ['[data-tabs]', async () => (await import('./tabs.ts')).tabsBehaviour],
  ['[data-carousel]', async () => (await import('./carousel.ts')).carouselBehaviour],
  ['[data-video]', async () => (await import('./videoPopup.ts')).videoPopupBehaviour],
  ['[data-listing]', async () => (await import('./listing.ts')).listingBehaviour],
  ['[data-contents]', async () => (await import('./contents.ts')).contentsBehaviour],
  ['[data-marquee]', async () => (await import('./marquee.ts')).marqueeBehaviour],
  ['[data-reveal],[data-hero]', async () => (await import('./reveal.ts')).revealBehaviour],
];

/** Fetches the behaviours whose markup is in the page. */
export function loadOnDemand(root: ParentNode): void {
  for (const [selector, load] of behaviours) {
    if (root.querySelector(selector)) load().then((behaviour) => behaviour(root));
  }
}
