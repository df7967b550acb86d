import type { SubmissionClass } from '../../shared/forms/leadData.ts';
import { hasConsent } from './consent.ts';

/** What the site records of a visit. Nothing that was typed is part of an event: no lead, no query, no figure. */
export type SiteEvent =
  | {
      event: 'submit-form';
      /** Id of the form. */
      form: string;
      submission_class: SubmissionClass;
      /** Whether only part of a lead was given with the e-mail. */
      newsletter_request: boolean;
    }
  | {
      /** A link to the demo request was followed. */
      event: 'demo-click';
      place: 'header' | 'page' | 'footer';
    }
  | {
      event: 'download';
      /** Path of the file; of the report that the browser fills in, the path of the server’s. */
      file: string;
    }
  | {
      /** The calculator has answered what a visitor entered: once a page. */
      event: 'roi-computed';
      calculator: 'full' | 'short';
    }
  | {
      event: 'video-opened';
      /** Host and path of the film. */
      video: string;
      shown: 'page' | 'link';
    }
  | {
      /** A search has come to rest, or one of its results was followed. */
      event: 'search';
      results: number;
    };

declare global {
  interface Window {
    /**
     * Where services find events, and commands of the consent mode. Events come in with consent only; on a site
     * without services it is made with the first of them.
     */
    dataLayer?: object[];
  }
}

/** Writes an event into the data layer, and nowhere else, when the visitor agreed to analytics; else forgets it. */
export function recordEvent(event: SiteEvent): void {
  if (!hasConsent('analytics')) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
