import type { Environment } from '../env.ts';
import { type ApiAnswer, ApiClient } from '../http/ApiClient.ts';
import type { StoredLead } from './Lead.ts';
import type { LeadScope } from './LeadStore.ts';

/** A service that leads are sent to. */
export interface Destination {
  scope: LeadScope;
  /** Rejects when no answer came. */
  send: (lead: StoredLead) => Promise<ApiAnswer>;
}

/** Longest wait for a service, in ms. */
const TIMEOUT = 15_000;

/** Kind of object that a field belongs to at the provider: a contact. */
const CONTACT = '0-1';

/** A lead as the marketing-form provider takes it (specification, section 7). */
export function providerPayload(lead: StoredLead) {
  const fields = Object.entries({ ...lead.campaign, ...lead.fields }).map(([name, value]) => ({
    objectTypeId: CONTACT,
    name,
    value,
  }));
  const visitor = lead.visitorToken === '' ? {} : { hutk: lead.visitorToken };
  return {
    submittedAt: Date.parse(lead.receivedAt),
    fields,
    context: { ...visitor, pageUri: lead.pageUri, pageName: lead.pageName },
  };
}

/**
 * The services that the environment names. Newsletter leads go to the mailing list where there is one, everything else
 * to the marketing-form provider. portalId is the account there when the environment names none.
 */
export function createDestinations(environment: Environment, portalId: string): Destination[] {
  const { MARKETING_FORMS_URL, MARKETING_FORMS_PORTAL_ID = portalId, MAILING_LIST_URL } = environment;
  const destinations: Destination[] = [];
  if (MAILING_LIST_URL !== undefined) {
    const client = new ApiClient({ baseUrl: MAILING_LIST_URL, timeout: TIMEOUT });
    destinations.push({
      scope: 'newsletter',
      send: (lead) => client.post({ body: { form: { email: lead.fields['email'] ?? '' } } }),
    });
  }
  if (MARKETING_FORMS_URL !== undefined) {
    const client = new ApiClient({ baseUrl: MARKETING_FORMS_URL, timeout: TIMEOUT });
    destinations.push({
      scope: MAILING_LIST_URL === undefined ? 'all' : 'not-newsletter',
      send: (lead) =>
        client.post({
          path: `/submissions/v3/integration/submit/${MARKETING_FORMS_PORTAL_ID}/${lead.providerFormId}`,
          body: { json: providerPayload(lead) },
        }),
    });
  }
  return destinations;
}
