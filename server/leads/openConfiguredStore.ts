import type { Environment } from '../env.ts';
import type { LeadStore } from './LeadStore.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';
import { openLeadStore } from './store.ts';

/** The store that the environment asks for. Throws an Error in words for the operator when it is one we do not have. */
export function openConfiguredStore(environment: Environment): LeadStore {
  if (environment.DATABASE_URL !== undefined) {
    throw new Error('DATABASE_URL is set, but this release keeps leads in DATA_DIR only: unset it.');
  }
  return lazyLeadStore(() => openLeadStore(environment.DATA_DIR));
}
