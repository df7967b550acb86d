import { CONSENT_ANSWER } from '../consent.ts';
import { recordLinks } from '../recordLinks.ts';
import { readTracking } from './readTracking.ts';
import { Tracking } from './Tracking.ts';

/** The longest the consent dialog waits for an idle moment, in ms. */
const IDLE = 2_000;

const whenIdle = (action: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: IDLE });
  else setTimeout(action);
};

/**
 * Starts the services that the visitor consented to on an earlier page; asks visitors who have not answered yet, in an
 * idle moment.
 */
export function startTracking(): void {
  const settings = readTracking();
  if (settings === undefined) return;
  const tracking = new Tracking(settings);
  recordLinks();
  tracking.apply();
  document.addEventListener(CONSENT_ANSWER, () => tracking.apply());
  // The visitor may have answered in another tab, or on the page from which they come back to this one.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tracking.apply();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) tracking.apply();
  });
  if (tracking.isUnanswered)
    whenIdle(() => {
      import('./consentDialog.ts').then(
        ({ askConsent }) => askConsent(),
        () => undefined,
      );
    });
}
