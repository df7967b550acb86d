import { recordEvent } from './recordEvent.ts';

const DEMO = '/request-demo/';

function placeOf(link: Element): 'header' | 'page' | 'footer' {
  if (link.closest('[data-header], header')) return 'header';
  return link.closest('footer') ? 'footer' : 'page';
}

function recordLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  // auxclick also fires for the right button, which opens a context menu.
  if (!link || event.button > 1) return;
  if (link.origin === location.origin && link.pathname === DEMO)
    recordEvent({ event: 'demo-click', place: placeOf(link) });
  else if (link.pathname.endsWith('.pdf')) recordEvent({ event: 'download', file: link.pathname });
}

let isRecording = false;

/** Starts recording clicks on links to the demo request and to PDFs; calling it again has no effect. */
export function recordLinks(): void {
  if (isRecording) return;
  isRecording = true;
  // In the capture phase, before another listener can stop the click.
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, recordLink, { capture: true });
}
