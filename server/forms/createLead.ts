import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { VISITOR_FIELD } from '../../shared/forms/fieldNames.ts';
import { campaignParameters, deriveLeadData } from '../../shared/forms/leadData.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
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
  /** What all tries to send it are known by; empty where there is nothing. */
  submissionId: string;
  /** What the same content was known by before; empty where it was sent under an id. */
  earlierSubmissionId: string;
  /** What stood beside the button, and whether the page promises that there is no list. */
  promise: { consent: string; joinsNoList: boolean };
}

/**
 * The lead of a submission that was checked. Who fell for the hidden field is put aside as spam; speed alone is a mark
 * on a lead that is delivered, because a person with a quick browser must not be lost.
 */
export function createLead(submission: Submission): Lead {
  const { definition, page, pageName, locale, typed, values } = submission;
  const marks = spamMarks(typed);
  const leadData = deriveLeadData(values);
  // The rule for the event reads a request into a form that was filled in half; the page’s word counts more.
  const isOnList = !submission.promise.joinsNoList;
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
    leadData: isOnList ? leadData : { ...leadData, newsletter_request: false },
    submissionClass: definition.class,
    visitorToken: read(VISITOR_FIELD).slice(0, 100),
    consent: submission.promise.consent,
    submissionId: submission.submissionId,
    earlierSubmissionId: submission.earlierSubmissionId,
    spamMarks: marks,
    state: marks.includes('honeypot') ? 'spam' : 'undelivered',
  };
}
