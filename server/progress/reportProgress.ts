import { channel } from 'node:diagnostics_channel';

/** How far a stage of long work is. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** A channel of the process, so that pages, which are drawn by a program of their own, can report too. */
const progress = channel('site:progress');

/**
 * Reports how many parts of a stage are done to any listener. The first report begins the stage; the one in which all
 * are done ends it.
 */
export function reportProgress(stage: string, done: number, total: number): void {
  progress.publish({ stage, done, total } satisfies Progress);
}

/** Hears every report until the function that is returned is called. */
export function onProgress(listener: (progress: Progress) => void): () => void {
  const listen = (message: unknown) => listener(message as Progress);
  progress.subscribe(listen);
  return () => progress.unsubscribe(listen);
}
