import { channel } from 'node:diagnostics_channel';

/** The progress of one stage. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** A process-wide channel, so that pages, which a separate bundle renders, can report too. */
const progress = channel('site:progress');

/**
 * Reports how many items of a stage are done. The first report starts the stage; the one in which all are done ends it.
 */
export function reportProgress(stage: string, done: number, total: number): void {
  progress.publish({ stage, done, total } satisfies Progress);
}

/** Calls the listener with every report until the returned function is called. */
export function onProgress(listener: (progress: Progress) => void): () => void {
  const listen = (message: unknown) => listener(message as Progress);
  progress.subscribe(listen);
  return () => progress.unsubscribe(listen);
}
