import { recordEvent } from './recordEvent.ts';

const DEMO = '/request-demo/';

function placeOf(link: Element): 'header' | 'page' | 'footer' {
  if (link.closest('[data-header], header')) return 'header';
  return link.closest('footer') ? 'footer' : 'page';
}

function recordLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  // auxclick comes of the right button too, which opens a menu.
  if (!link || event.button > 1) return;
  if (link.origin === location.origin && link.pathname === DEMO)
    recordEvent({ event: 'demo-click', place: placeOf(link) });
  else if (link.pathname.endsWith('.pdf')) recordEvent({ event: 'download', file: link.pathname });
}

let isRecording = false;

/** Records the ways to a demo and the PDFs that are followed, from now on; a second call changes nothing. */
export function recordLinks(): void {
  if (isRecording) return;
  isRecording = true;
  // Before anything else hears of the click and might stop it.
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, recordLink, { capture: true });
}
