import { setTimeout as wait } from 'node:timers/promises';

/** Pause before a retry, in ms. */
const PAUSE = 100;

/**
 * Retries a write after transient errors. Rejects after timeout ms: an attempt in flight may still succeed, and one
 * that has yet to begin should check signal and give up.
 */
export async function retryWrite<Result>(
  write: (signal: AbortSignal) => Promise<Result>,
  isTransient: (error: unknown) => boolean,
  timeout: number,
): Promise<Result> {
  const end = new AbortController();
  let lastError: unknown;
  const attempts = async () => {
    for (;;) {
      try {
        return await write(end.signal);
      } catch (error) {
        if (end.signal.aborted || !isTransient(error)) throw error;
        lastError = error;
      }
      await wait(PAUSE);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      end.abort();
      reject(new Error('the store did not respond in time', { cause: lastError }));
    }, timeout);
  });
  return Promise.race([attempts(), limit]).finally(() => clearTimeout(timer));
}
