import { setTimeout as wait } from 'node:timers/promises';

/** Pause before a write is tried again after a passing fault, in ms. */
const PAUSE = 100;

/**
 * Tries a write until it succeeds or meets a fault that does not pass by itself. Rejects after timeout (in ms) if that
 * is not known by then: an attempt under way may still succeed, and attempts that have yet to begin should look at
 * signal and give up.
 */
export async function retryWrite<Result>(
  write: (signal: AbortSignal) => Promise<Result>,
  isTransient: (error: unknown) => boolean,
  timeout: number,
): Promise<Result> {
  const end = new AbortController();
  let fault: unknown;
  const attempts = async () => {
    for (;;) {
      try {
        return await write(end.signal);
      } catch (error) {
        if (end.signal.aborted || !isTransient(error)) throw error;
        fault = error;
      }
      await wait(PAUSE);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      end.abort();
      reject(new Error('the store did not answer in time', { cause: fault }));
    }, timeout);
  });
  return Promise.race([attempts(), limit]).finally(() => clearTimeout(timer));
}
