import type { LeadStore } from './LeadStore.ts';

/**
 * A store that is opened when it is first needed, and again after it could not be: a disk that is full or not yet
 * mounted costs the forms, not the site.
 */
export function lazyLeadStore(open: () => LeadStore): LeadStore {
  let opened: LeadStore | undefined;
  const store = () => {
    opened ??= open();
    return opened;
  };
  return {
    insert: async (lead) => store().insert(lead),
    list: async () => store().list(),
    find: async (id) => store().find(id),
    claim: async (claim) => store().claim(claim),
    record: async (id, outcome) => store().record(id, outcome),
    retry: async (id) => store().retry(id),
    isReady: async () => store().isReady(),
    close: async () => opened?.close(),
  };
}
