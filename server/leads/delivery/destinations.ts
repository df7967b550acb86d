import type { Environment } from '../../env.ts';
import { ApiClient, type ApiResponse } from '../../http/ApiClient.ts';
import type { StoredLead } from '../Lead.ts';
import type { FormScope } from '../LeadStore.ts';
import { LEAD_ID_FIELD, providerPayload } from './providerPayload.ts';

/** A service that leads are sent to. */
export interface Destination {
  name: 'marketing-forms' | 'mailing-list';
  scope: FormScope;
  /** Sends a lead. Rejects if there is no response. */
  send: (lead: StoredLead, signal: AbortSignal) => Promise<ApiResponse>;
}

/** Forms whose leads go to the mailing list, if there is one. */
const MAILING_LIST_FORMS: readonly string[] = ['newsletter'];

/** Name of the service that gets a lead. */
export function serviceOf(
  environment: Environment,
  { formId, leadData }: Pick<StoredLead, 'formId' | 'leadData'>,
): Destination['name'] {
  const isForList =
    environment.MAILING_LIST_URL !== undefined &&
    MAILING_LIST_FORMS.includes(formId) &&
    !leadData.list_promise;
  return isForList ? 'mailing-list' : 'marketing-forms';
}

/**
 * The services that the environment names. Newsletter leads go to the mailing list if there is one, unless their page
 * promised that there is no list; everything else goes to the marketing-form provider. portalId is the account there
 * if the environment names none.
 */
export function createDestinations(environment: Environment, portalId: string): Destination[] {
  const { MARKETING_FORMS_URL, MARKETING_FORMS_PORTAL_ID = portalId, MAILING_LIST_URL } = environment;
  const timeout = environment.DELIVERY_TIMEOUT * 1000;
  const destinations: Destination[] = [];
  if (MAILING_LIST_URL !== undefined) {
    const client = new ApiClient({ baseUrl: MAILING_LIST_URL, timeout });
    destinations.push({
      name: 'mailing-list',
      scope: { only: MAILING_LIST_FORMS },
      send: (lead, signal) =>
        client.post({
          body: { form: { email: lead.fields['email'] ?? '', [LEAD_ID_FIELD]: lead.id } },
          signal,
        }),
    });
  }
  if (MARKETING_FORMS_URL !== undefined) {
    const client = new ApiClient({ baseUrl: MARKETING_FORMS_URL, timeout });
    destinations.push({
      name: 'marketing-forms',
      scope: { except: MAILING_LIST_URL === undefined ? [] : MAILING_LIST_FORMS },
      send: (lead, signal) =>
        client.post({
          path: `/submissions/v3/integration/submit/${MARKETING_FORMS_PORTAL_ID}/${lead.providerFormId}`,
          body: { json: providerPayload(lead, Date.now()) },
          signal,
        }),
    });
  }
  return destinations;
}
