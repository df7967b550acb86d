import { INSERT_TIMEOUT, type LeadStore } from './LeadStore.ts';

/** Resolves with the promise's value, or rejects after a time in ms. */
function within<Value>(time: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store could not be opened in time')), time);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * A store that is opened when it is first needed, and again after a failure to open it. If a disk is full or not
 * mounted yet, or a database is not up yet, only the forms suffer, not the site.
 */
export function lazyLeadStore(open: () => Promise<LeadStore>): LeadStore {
  let opening: Promise<LeadStore> | undefined;
  const store = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    insert: async (lead, timeout = INSERT_TIMEOUT) => {
      const started = performance.now();
      const opened = await within(timeout, store());
      return opened.insert(lead, timeout - (performance.now() - started));
    },
    list: async (filter) => (await store()).list(filter),
    find: async (id) => (await store()).find(id),
    claim: async (claim) => (await store()).claim(claim),
    record: async (...parameters) => (await store()).record(...parameters),
    retry: async (id) => (await store()).retry(id),
    forget: async (...parameters) => (await store()).forget(...parameters),
    eraseOld: async (ages) => (await store()).eraseOld(ages),
    audit: async (entry) => (await store()).audit(entry),
    audits: async (limit) => (await store()).audits(limit),
    backlog: async () => (await store()).backlog(),
    count: async (atMost) => (await store()).count(atMost),
    countUnreadable: async () => (await store()).countUnreadable(),
    countForms: async () => (await store()).countForms(),
    isReady: async () => (await store()).isReady(),
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
