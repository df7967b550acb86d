import type { ApiResponse } from '../../http/ApiClient.ts';
import type { StoredLead } from '../Lead.ts';
import type { DeliveryOutcome } from '../LeadStore.ts';

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 15 * 60_000;

/** Maximum wait that a service may ask for, in ms. */
const LONGEST_ASKED = 24 * 3_600_000;

/** Statuses below 500 that mean "not now": a timeout, a lock, too many requests, an account being moved. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 423, 429, 477]);

/**
 * Parts of a submission that the provider may refuse while it would accept the rest: its context, or its time, which
 * a server with a wrong clock may have put into the future.
 */
const CONTEXT_ERRORS: Readonly<Record<string, string>> = {
  INVALID_HUTK: 'hutk',
  INVALID_IP_ADDRESS: 'ipAddress',
  INVALID_PAGE_URI: 'pageUri',
  INVALID_TIMESTAMP: 'submittedAt',
};

/**
 * Wait after a number of attempts, in ms: anywhere between two seconds and a bound that doubles with each attempt, up
 * to a quarter of an hour. Spread over the whole range, so that leads that failed together do not come back together.
 */
export function waitAfter(attempts: number, random: number = Math.random()): number {
  const bound = Math.min(FIRST_WAIT * 2 ** Math.min(Math.max(attempts, 1), 20), LONGEST_WAIT);
  return Math.round(FIRST_WAIT + random * (bound - FIRST_WAIT));
}

/** User name and password of a URL that an error quotes: what is stored with a lead is shown and exported. */
const URL_CREDENTIALS = /\/\/[^\s/?#]*@/g;

/** Delivered, refused for good, refused because of a context value, or to be retried later. */
export type Verdict = 'delivered' | 'refused' | 'context' | 'later';

export interface Classification {
  verdict: Verdict;
  outcome: DeliveryOutcome;
  /** How long the service asks not to be called, in ms. */
  pause: number;
}

/**
 * Classifies a service's response, or its absence (an Error): delivered on 2xx; on 400 because of a context value, once
 * more without it; given up on other 4xx that will not change by themselves; retried forever on everything else.
 */
export function classifyResponse(response: ApiResponse | Error, lead: StoredLead): Classification {
  const { leftOut, attempts } = lead;
  const later = (wait: number, providerAnswer: string, pause = 0): Classification => ({
    verdict: 'later',
    outcome: { state: 'undelivered', wait, providerAnswer, leftOut },
    pause,
  });
  if (response instanceof Error)
    return later(waitAfter(attempts), `no answer: ${response.message.replace(URL_CREDENTIALS, '//')}`);

  const { status, text, retryAfter = 0 } = response;
  const storedText = `${status} ${text}`.trim();
  const settled = (verdict: Verdict, state: 'delivered' | 'given-up'): Classification => ({
    verdict,
    outcome: { state, providerAnswer: storedText, leftOut },
    pause: 0,
  });
  if (status >= 200 && status < 300) return settled('delivered', 'delivered');
  if (status < 400 || status >= 500 || NOT_NOW.has(status)) {
    const asked = Math.min(retryAfter * 1000, LONGEST_ASKED);
    return later(Math.max(waitAfter(attempts), asked), storedText, asked);
  }

  const errors = [...text.matchAll(/"errorType"\s*:\s*"([A-Z_]+)"/g)].map(([, type]) => type ?? '');
  const refused = errors.map((type) => CONTEXT_ERRORS[type]);
  const isContextOnly = refused.length > 0 && refused.every((name) => name !== undefined);
  const dropped = [...new Set([...leftOut, ...refused.filter((name) => name !== undefined)])];
  if (!isContextOnly || dropped.length === leftOut.length) return settled('refused', 'given-up');
  return {
    verdict: 'context',
    outcome: { state: 'undelivered', wait: 0, providerAnswer: storedText, leftOut: dropped },
    pause: 0,
  };
}
