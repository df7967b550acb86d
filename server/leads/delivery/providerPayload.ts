import type { StoredLead } from '../Lead.ts';

/** Kind of object that a field belongs to at the provider: a contact. */
const CONTACT = '0-1';

/** Maximum number of fields that the provider accepts. */
const FIELD_LIMIT = 1000;

/** Age from which the provider refuses a submission's date, in ms. */
const OLDEST_SUBMISSION = 30 * 24 * 3_600_000;

/**
 * Hidden field of every form at the provider: the id of the lead here. If a response is lost and a lead arrives
 * twice, both copies carry the same id.
 */
export const LEAD_ID_FIELD = 'lead_id';

/** Hidden field of every form at the provider: “true” when the page promised that there is no list. */
const LIST_PROMISE_FIELD = 'list_promise';

/** A lead in the format of the marketing-form provider (specification, section 7). */
export function providerPayload(lead: StoredLead, now: number) {
  const hidden: [string, string][] = [[LEAD_ID_FIELD, lead.id]];
  if (lead.leadData.list_promise) hidden.unshift([LIST_PROMISE_FIELD, 'true']);
  const values = Object.entries({ ...lead.campaign, ...lead.fields }).slice(0, FIELD_LIMIT - hidden.length);
  const fields = [...values, ...hidden].map(([name, value]) => ({
    objectTypeId: CONTACT,
    name,
    value,
  }));
  const submittedAt = Date.parse(lead.receivedAt);
  const context = Object.entries({
    hutk: lead.visitorToken,
    pageUri: lead.pageUri,
    pageName: lead.pageName,
  }).filter(([name, value]) => value !== '' && !lead.leftOut.includes(name));
  const isDated = now - submittedAt < OLDEST_SUBMISSION && !lead.leftOut.includes('submittedAt');
  return {
    ...(isDated ? { submittedAt } : {}),
    fields,
    context: Object.fromEntries(context),
  };
}
