import { CONSENT_ANSWER } from '../consent.ts';
import { recordLinks } from '../recordLinks.ts';
import { readTracking } from './readTracking.ts';
import { Tracking } from './Tracking.ts';

/** The longest that the question waits for an idle moment, in ms. */
const IDLE = 2_000;

const whenIdle = (action: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: IDLE });
  else setTimeout(action);
};

/** Starts what the visitor agreed to on an earlier page; asks, in an idle moment, who has not answered yet. */
export function startTracking(): void {
  const settings = readTracking();
  if (settings === undefined) return;
  const tracking = new Tracking(settings);
  recordLinks();
  tracking.apply();
  document.addEventListener(CONSENT_ANSWER, () => tracking.apply());
  // The answer may have been given in another tab, or on the page that this one is come back to from.
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
