import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { SUBMISSION_FIELD, VISITOR_FIELD } from '../../shared/forms/fieldNames.ts';
import { campaignParameters, deriveLeadData } from '../../shared/forms/leadData.ts';
import type { SubmittedValues } from '../../shared/forms/validateSubmission.ts';
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
  /** What the form asks for, checked. */
  values: Record<string, string>;
}

/**
 * The lead of a submission that was checked. Who fell for the hidden field is put aside as spam; speed alone is a mark
 * on a lead that is delivered, because a person with a quick browser must not be lost.
 */
export function createLead({ definition, page, pageName, locale, typed, values }: Submission): Lead {
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
    leadData: deriveLeadData(values),
    submissionClass: definition.class,
    visitorToken: read(VISITOR_FIELD).slice(0, 100),
    submissionId: read(SUBMISSION_FIELD),
    spamMarks: marks,
    state: marks.includes('honeypot') ? 'spam' : 'undelivered',
  };
}
