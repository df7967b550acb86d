/** Longest wait for the store, in ms. */
const TIMEOUT = 1000;

/**
 * Asks the store once at a time, however many callers want to know: they share the query that is running. The value is
 * undefined if the store fails or takes longer than a second.
 */
export function createSharedQuery<Value>(ask: () => Promise<Value>): () => Promise<Value | undefined> {
  let underWay: Promise<Value | undefined> | undefined;
  return () => {
    underWay ??= ask()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), TIMEOUT);
    return Promise.race([underWay, late.promise]).finally(() => clearTimeout(timer));
  };
}
