import { channel } from 'node:diagnostics_channel';
import type { EntryKind } from './entrySchemas.ts';

/** That a page, by where it is built, shows the entries of a kind. */
export interface ShownEntries {
  output: string;
  kind: EntryKind;
}

/** How pages, which are drawn by a program of their own, tell the build of it: by a channel of the process. */
const shown = channel('site:shown-entries');

/** Says that a page shows entries, so that a build after one of them changed draws the page anew. */
export function noteShownEntries(message: ShownEntries): void {
  shown.publish(message);
}

/** Hears of every page that shows entries, until the function that is returned is called. */
export function onShownEntries(hear: (message: ShownEntries) => void): () => void {
  const listen = (message: unknown) => hear(message as ShownEntries);
  shown.subscribe(listen);
  return () => shown.unsubscribe(listen);
}
