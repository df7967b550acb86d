import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { VISITOR_FIELD } from '../../shared/forms/fieldNames.ts';
import { campaignParameters, deriveLeadData } from '../../shared/forms/leadData.ts';
import type { Agreement } from '../../shared/forms/SiteForms.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import { storableText } from '../../shared/forms/storableText.ts';
import { createLeadId } from '../leads/createLeadId.ts';
import type { Lead } from '../leads/Lead.ts';
import { spamMarks } from './spamMarks.ts';
import type { SubmittingPage } from './submittingPage.ts';

export interface Submission {
  definition: FormDefinition;
  page: SubmittingPage;
  /** Title of the page. */
  pageName: string;
  locale: string;
  typed: SubmittedValues;
  /** Validated values of the form's fields. */
  values: Record<string, string>;
  /** Identifies all attempts to send the same values; empty if nothing does. */
  submissionId: string;
  /** The id of the same content a moment before; empty if it was sent under an id. */
  earlierSubmissionId: string;
  agreement: Agreement;
}

/**
 * Creates the lead of a validated submission. If the hidden field is filled in, it is set aside as spam. Speed alone
 * only marks a lead, which is still delivered, because a person who types fast must not be lost.
 */
export function createLead(submission: Submission): Lead {
  const { definition, page, pageName, locale, typed, values } = submission;
  const marks = spamMarks(typed);
  const read = (name: string) => (Object.hasOwn(typed, name) ? (typed[name] ?? '') : '');
  return {
    id: createLeadId(),
    formId: definition.id,
    providerFormId: definition.providerFormId,
    receivedAt: new Date().toISOString(),
    pageUri: page.uri,
    pageName,
    locale,
    fields: values,
    campaign: campaignParameters(typed, page.query),
    leadData: { ...deriveLeadData(values), list_promise: submission.agreement.joinsNoList },
    submissionClass: definition.class,
    visitorToken: storableText(read(VISITOR_FIELD).slice(0, 100)),
    consent: submission.agreement.consent,
    submissionId: submission.submissionId,
    earlierSubmissionId: submission.earlierSubmissionId,
    spamMarks: marks,
    state: marks.includes('honeypot') ? 'spam' : 'undelivered',
  };
}
