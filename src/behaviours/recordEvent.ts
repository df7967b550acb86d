import type { SubmissionClass } from '../../shared/forms/leadData.ts';
import { hasConsent } from './consent.ts';

/** What the site records of a visit. Nothing that was typed is part of an event. */
export type SiteEvent = {
  event: 'submit-form';
  /** Id of the form. */
  form: string;
  submission_class: SubmissionClass;
  /** Whether only part of a lead was given with the e-mail. */
  newsletter_request: boolean;
};

declare global {
  interface Window {
    /** Where a tag manager finds events. It is made with the first event, so never without consent. */
    dataLayer?: SiteEvent[];
  }
}

/** Writes an event into the data layer, and nowhere else, when the visitor agreed to analytics; else forgets it. */
export function recordEvent(event: SiteEvent): void {
  if (!hasConsent('analytics')) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
