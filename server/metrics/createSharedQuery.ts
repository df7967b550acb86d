/** Longest wait for the store, in ms. */
const TIMEOUT = 1000;

/**
 * Queries the store once at a time: however many callers there are, they share the query in flight. The value is
 * undefined if the store fails or takes longer than a second.
 */
export function createSharedQuery<Value>(ask: () => Promise<Value>): () => Promise<Value | undefined> {
  let inFlight: Promise<Value | undefined> | undefined;
  return () => {
    inFlight ??= ask()
      .catch(() => undefined)
      .finally(() => {
        inFlight = undefined;
      });
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), TIMEOUT);
    return Promise.race([inFlight, late.promise]).finally(() => clearTimeout(timer));
  };
}
