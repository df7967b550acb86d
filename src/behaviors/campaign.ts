import { campaignParameters } from '../../shared/forms/leadData.ts';
import { CONSENT_CHANGE, hasConsent } from './consent.ts';
import { recall, remember } from './tabMemory.ts';

const KEY = 'campaign';

const namesCampaign = (query: URLSearchParams) => Object.keys(campaignParameters({}, query)).length > 0;

/**
 * Remembers the campaign in the URL for the forms of this visit, only with consent. Without it, a form sends only the
 * campaign in its own page's URL.
 */
export function campaignBehavior(root: EventTarget, search: string): void {
  const found = campaignParameters({}, new URLSearchParams(search));
  if (Object.keys(found).length === 0) return;
  const keep = () => {
    if (hasConsent('analytics')) remember(KEY, new URLSearchParams(found).toString());
  };
  keep();
  root.addEventListener(CONSENT_CHANGE, keep);
}

/** The campaign of a submission: the one in the page's own URL, or else the one the visit began with. */
export function campaignOf(search: string): Record<string, string> {
  const own = new URLSearchParams(search);
  if (namesCampaign(own) || !hasConsent('analytics')) return campaignParameters({}, own);
  return campaignParameters({}, new URLSearchParams(recall(KEY) ?? ''));
}
