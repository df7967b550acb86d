import { reloadOnce } from './reloadOnce.ts';

type Behavior = (root: ParentNode) => void;

const firstScroll = () =>
  new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }));

/** Markup that a page may contain, the script that enhances it, and the media query it needs. */
const behaviors: readonly [selector: string, load: () => Promise<Behavior>, media?: string][] = [
  ['[data-tabs]', async () => (await import('./tabs.ts')).tabsBehavior, '(width > 64em)'],
  [
    '[data-event-banner],[data-film][data-locked],[data-jobs],[data-recordings],[data-refused],[data-status-feed]',
    async () => (await import('./lazyBehaviors.ts')).startLazyBehaviors,
  ],
  ['[data-listing]', async () => (await import('./listing.ts')).listingBehavior],
  ['[data-carousel]', async () => (await import('./carousel.ts')).carouselBehavior],
  ['[data-contents]', async () => (await import('./contents.ts')).contentsBehavior],
  ['[data-ends]', async () => (await import('./events.ts')).eventsBehavior],
  ['[data-subjects]', async () => (await import('./demoSubject.ts')).demoSubjectBehavior],
  // Not for phones, which have no keyboard.
  ['body', async () => (await import('./searchKey.ts')).searchKeyBehavior, '(any-hover: hover)'],
  [
    '[data-header]',
    async () => {
      await firstScroll();
      return (await import('./scrollDirection.ts')).scrollDirectionBehavior;
    },
    '(width < 62.5em), (height < 31.25em)',
  ],
  ['[data-print]', async () => (await import('./print.ts')).printBehavior],
  ['[data-marquee]', async () => (await import('./marquee.ts')).marqueeBehavior],
  ['[data-reveal],[data-hero],[data-moves]', async () => (await import('./reveal.ts')).revealBehavior],
];

/**
 * Behaviors that do nothing until the visitor interacts: until then their links and forms are plain ones. The third
 * entry selects the links whose clicks wait for the script.
 */
const interactionBehaviors: readonly [selector: string, load: () => Promise<Behavior>, links?: string][] = [
  ['[data-video]', async () => (await import('./videoPopup.ts')).videoPopupBehavior, 'a[data-video]'],
  ['[data-film]', async () => (await import('./films/filmPlayer.ts')).filmPlayerBehavior],
  ['[data-search]', async () => (await import('./siteSearch.ts')).siteSearchBehavior],
  [
    'a[data-cookie-preferences]',
    async () => (await import('./preferences.ts')).preferencesBehavior,
    'a[data-cookie-preferences]',
  ],
  ['a[data-enquiry]', async () => (await import('./enquiry.ts')).enquiryBehavior, 'a[data-enquiry]'],
  ['[data-line-form]', async () => (await import('./newsletterForm.ts')).newsletterFormBehavior],
];

/** Events that count as the first interaction. */
const INTERACTIONS = ['pointerover', 'focusin', 'click', 'input'] as const;

/** Whether the visitor has moved the focus. An autofocused field counts only once something is typed in it. */
function isFocusMoved(): boolean {
  const { activeElement } = document;
  const isGiven = activeElement instanceof HTMLInputElement && activeElement.autofocus;
  return isGiven ? activeElement.value !== '' : activeElement !== document.body;
}

/** Runs an action once, on the visitor's first interaction, ahead of other listeners for the same event. */
export function onFirstInteraction(action: () => void): void {
  const begin = () => {
    for (const type of INTERACTIONS) removeEventListener(type, begin, true);
    action();
  };
  for (const type of INTERACTIONS) addEventListener(type, begin, { passive: true, capture: true });
  // The visitor may have interacted before this script loaded.
  if (window.earlyClick || isFocusMoved()) begin();
}

function start(root: ParentNode, load: () => Promise<Behavior>): Promise<void> {
  return load().then(
    (behavior) => behavior(root),
    () => void reloadOnce(),
  );
}

/**
 * Loads a behavior on the visitor's first interaction, so that it costs nothing on a page that is only read. A click
 * on one of its links is held until it has loaded; if loading fails, the link is followed.
 */
export function loadOnFirstInteraction(
  root: ParentNode,
  load: () => Promise<Behavior>,
  links?: string,
): void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>(links as string);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    held = link;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Registered before the click handler below, because that click may itself be the first interaction.
  onFirstInteraction(() =>
    start(root, load).finally(() => {
      removeEventListener('click', hold, true);
      held?.click();
    }),
  );
  if (links) addEventListener('click', hold, true);
}

/** Loads the behaviors whose markup is on the page. */
export function loadOnDemand(root: ParentNode): void {
  for (const [selector, load, media = 'all'] of behaviors) {
    if (!root.querySelector(selector)) continue;
    const windows = matchMedia(media);
    if (windows.matches) start(root, load);
    else windows.addEventListener('change', () => start(root, load), { once: true });
  }
  // A URL with a search query is answered right away.
  const isAsked = /[?&]q=/.test(location.search);
  for (const [selector, load, links] of interactionBehaviors) {
    if (!root.querySelector(selector)) continue;
    if (isAsked) start(root, load);
    else loadOnFirstInteraction(root, load, links);
  }
}
