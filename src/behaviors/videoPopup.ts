import { adoptStyles } from './adoptStyles.ts';
import { hasConsent } from './consent.ts';
import { recordEvent } from './recordEvent.ts';
import { readTracking } from './tracking/readTracking.ts';
import rules from './videoPopup.css?inline';

/** How long a closed film stays in the document so that the dialog can animate out, in ms. */
const REMOVAL_DELAY = 160;
/** Below this width, the link to the film’s page is followed instead. */
const WIDE = '(width >= 43.75em)';

/** The player: on the film’s page, or at the host of a vendor’s video. */
const addressOf = (link: HTMLAnchorElement) => new URL(link.dataset['video'] || link.href, location.href);

/** Shows only the player of a film’s page, and plays the film as soon as the player’s script has loaded. */
function showPlayerOnly(frame: HTMLIFrameElement): void {
  const { contentDocument } = frame;
  const film = contentDocument?.querySelector('[data-film]');
  if (!contentDocument || !film) return;
  // Hides everything behind the player from keyboards and screen readers.
  for (const part of contentDocument.querySelectorAll<HTMLElement>('body > *, main > *'))
    part.inert = !part.contains(film);
  contentDocument.documentElement.dataset['framed'] = '';
  // Pages that a film links to, such as its registration, may not be framed: they open in the window.
  const base = contentDocument.createElement('base');
  base.target = '_top';
  contentDocument.head.append(base);
  frame.dataset['shown'] = '';
  contentDocument.querySelector<HTMLElement>('[data-film-start]')?.click();
}

function frameFor(link: HTMLAnchorElement, name: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const address = addressOf(link);
  frame.src = address.href;
  frame.title = name;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  // A page of this site stays hidden until only its player is left.
  if (address.origin === location.origin) frame.addEventListener('load', () => showPlayerOnly(frame));
  else frame.dataset['shown'] = '';
  return frame;
}

function openPopup(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.dataset['videoDialog'] = '';
  const name = link.dataset['videoTitle'] ?? link.textContent.trim();
  dialog.setAttribute('aria-label', name);
  const frame = frameFor(link, name);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', link.dataset['videoClose'] ?? '');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    setTimeout(() => dialog.remove(), REMOVAL_DELAY);
    link.focus();
  });
  dialog.append(close, frame);
  document.body.append(dialog);
  dialog.showModal();
}

/** Whether a film may play on this page: if its host stores anything, only with the visitor's consent. */
function mayPlayHere(link: HTMLAnchorElement): boolean {
  const host = readTracking()?.vendors.videoHost?.id;
  return host === undefined || addressOf(link).host !== host || hasConsent('functionality');
}

/** Opens linked films over the page in a wide window; in a narrow one, the link is followed. */
export function videoPopupBehavior(root: ParentNode): void {
  const wide = matchMedia(WIDE);
  adoptStyles(rules);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    link.addEventListener('click', (event) => {
      const isShownHere =
        wide.matches && !event.metaKey && !event.ctrlKey && !event.shiftKey && mayPlayHere(link);
      const { host, pathname } = addressOf(link);
      recordEvent({ event: 'video-opened', video: host + pathname, shown: isShownHere ? 'page' : 'link' });
      if (!isShownHere) return;
      event.preventDefault();
      openPopup(link);
    });
  }
}
