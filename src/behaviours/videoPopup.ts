import { adoptStyles } from './adoptStyles.ts';
import { hasConsent } from './consent.ts';
import { recordEvent } from './recordEvent.ts';
import { readTracking } from './tracking/readTracking.ts';
import rules from './videoPopup.css?inline';

/** How long a closed video stays in the document so that the dialog can animate out, in ms. */
const REMOVAL_DELAY = 160;
/** Below this width, the link to the video is followed instead. */
const WIDE = '(min-width: 700px)';

const addressOf = (link: HTMLAnchorElement) => link.dataset['video'] || link.href;

function openPopup(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.dataset['videoDialog'] = '';
  dialog.setAttribute('aria-label', link.dataset['videoTitle'] ?? link.textContent.trim());
  const frame = document.createElement('iframe');
  frame.src = addressOf(link);
  frame.title = dialog.getAttribute('aria-label') ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
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

/** Whether a video may play on the page: always, or, if its host stores something, only with the visitor's consent. */
function mayPlayHere(link: HTMLAnchorElement): boolean {
  const host = readTracking()?.vendors.videoHost?.id;
  return host === undefined || new URL(addressOf(link)).host !== host || hasConsent('functionality');
}

/** Opens linked videos over the page in a wide window; in a narrow one, the link is followed. */
export function videoPopupBehaviour(root: ParentNode): void {
  const wide = matchMedia(WIDE);
  adoptStyles(rules);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    link.addEventListener('click', (event) => {
      const isShownHere =
        wide.matches && !event.metaKey && !event.ctrlKey && !event.shiftKey && mayPlayHere(link);
      const { host, pathname } = new URL(addressOf(link));
      recordEvent({ event: 'video-opened', video: host + pathname, shown: isShownHere ? 'page' : 'link' });
      if (!isShownHere) return;
      event.preventDefault();
      openPopup(link);
    });
  }
}
