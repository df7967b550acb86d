import { ELAPSED_FIELD, PAGE_FIELD } from '../../shared/forms/fieldNames.ts';
import { campaignOf } from './campaign.ts';
import { readCookies } from './readCookies.ts';
import { visitorToken } from './visitorToken.ts';

/** Error messages by field name. */
export type Errors = Record<string, string | undefined>;

export type SendAnswer =
  | { kind: 'accepted'; next: string }
  | { kind: 'wrong'; errors: Errors }
  | { kind: 'offline' }
  | { kind: 'tooMany' }
  | { kind: 'failed' };

/** Request timeout in ms, after which the form can be used again. */
const PATIENCE = 20_000;

/** The form's values by field name, without files. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Adds what only a script knows: the campaign, the page with its query, and the time taken. */
function withMetadata(values: Record<string, string>): Record<string, string> {
  return {
    ...visitorToken(readCookies()),
    ...campaignOf(location.search),
    ...values,
    [PAGE_FIELD]: location.pathname + location.search,
    [ELAPSED_FIELD]: String(Math.round(performance.now())),
  };
}

/** Posts the values as JSON. Never throws: failures are among the results. */
export async function sendForm(action: string, values: Record<string, string>): Promise<SendAnswer> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(withMetadata(values)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 202) {
      const { next } = (await response.json()) as { next: string };
      return { kind: 'accepted', next };
    }
    if (response.status === 422) {
      const { errors } = (await response.json()) as { errors: Errors };
      return { kind: 'wrong', errors };
    }
    return response.status === 429 ? { kind: 'tooMany' } : { kind: 'failed' };
  } catch {
    return navigator.onLine ? { kind: 'failed' } : { kind: 'offline' };
  }
}
