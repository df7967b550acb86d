import type { SubmissionClass } from '../../shared/forms/leadData.ts';
import { hasConsent } from './consent.ts';

/** What the site records about a visit. Events never contain what was typed: no lead, no query, no figure. */
export type SiteEvent =
  | {
      event: 'submit-form';
      /** Id of the form. */
      form: string;
      submission_class: SubmissionClass;
      /** Whether the lead contains only some of its data besides the email address. */
      newsletter_request: boolean;
    }
  | {
      /** A link to the demo request was followed. */
      event: 'demo-click';
      place: 'header' | 'page' | 'footer';
    }
  | {
      event: 'download';
      /** Path of the file; for a report filled in the browser, the path of the server's version. */
      file: string;
    }
  | {
      /** The calculator has computed a result from the visitor's input: recorded once per page. */
      event: 'roi-computed';
      calculator: 'full' | 'short';
    }
  | {
      event: 'video-opened';
      /** Host and path of the video. */
      video: string;
      shown: 'page' | 'link';
    }
  | {
      /** A path of the product tour was started, one of its steps completed, or all of them. */
      event: 'tour';
      path: 'facility' | 'refrigeration' | 'energy' | 'free';
      action: 'started' | 'step' | 'finished';
      /** Number of completed steps. */
      step: number;
    }
  | {
      /** The visitor has stopped typing a search, or has followed one of its results. */
      event: 'search';
      results: number;
    }
  | {
      /** React failed on the page, and recovered or left the island as plain HTML. */
      event: 'page-error';
      /** Name of the component. */
      island: string;
      kind: 'recoverable' | 'fatal';
    };

declare global {
  interface Window {
    /**
     * Where services find events and consent mode commands. Events are added only with consent; on a site without
     * services, the first of them creates the array.
     */
    dataLayer?: object[];
  }
}

/** Writes an event to the data layer, and nowhere else, if the visitor consented to analytics; otherwise drops it. */
export function recordEvent(event: SiteEvent): void {
  if (!hasConsent('analytics')) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
