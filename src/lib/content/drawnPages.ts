import { channel } from 'node:diagnostics_channel';

/** How pages, which are drawn by a program of their own, tell the build that they are. */
const drawn = channel('site:drawn-page');

/** Says that a page is being drawn. */
export function noteDrawnPage(): void {
  drawn.publish(undefined);
}

/** Hears of every page that is drawn, until the function that is returned is called. */
export function onDrawnPage(hear: () => void): () => void {
  const listen = () => hear();
  drawn.subscribe(listen);
  return () => drawn.unsubscribe(listen);
}
