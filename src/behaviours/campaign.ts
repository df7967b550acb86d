import { campaignParameters } from '../../shared/forms/leadData.ts';
import { CONSENT_CHANGE, hasConsent } from './consent.ts';

const KEY = 'campaign';

/** A store for a tab; a browser may refuse it. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const namesCampaign = (query: URLSearchParams) => Object.keys(campaignParameters({}, query)).length > 0;

/**
 * Keeps the campaign that the address names for the forms of this visit. Only under consent: without it a form sends
 * what its own page’s address says. No link is decorated.
 */
export function campaignBehaviour(root: EventTarget, search: string, storage: () => TabStorage): void {
  const found = campaignParameters({}, new URLSearchParams(search));
  if (Object.keys(found).length === 0) return;
  const keep = () => {
    if (!hasConsent('analytics')) return;
    try {
      storage().setItem(KEY, new URLSearchParams(found).toString());
    } catch {
      // A browser that stores nothing still sends the page’s own query.
    }
  };
  keep();
  root.addEventListener(CONSENT_CHANGE, keep);
}

/** The campaign of a submission: that of the page’s own address, else the one that the visit began with. */
export function campaignOf(search: string, storage: () => TabStorage): Record<string, string> {
  const own = new URLSearchParams(search);
  if (namesCampaign(own) || !hasConsent('analytics')) return campaignParameters({}, own);
  try {
    return campaignParameters({}, new URLSearchParams(storage().getItem(KEY) ?? ''));
  } catch {
    return {};
  }
}
