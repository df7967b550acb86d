import { VISITOR_FIELD } from '../../shared/forms/fieldNames.ts';

/** The cookie that holds the marketing service's token (config/tracking.ts). */
const COOKIE = /(?:^|; )hubspotutk=([^;]+)/;

/**
 * The visitor's marketing service token, read from a document's cookies, as a submission field. The service sets it
 * once the visitor consents, and the site removes it when consent is withdrawn.
 */
export function visitorToken(cookies: string): Record<string, string> {
  const [, token] = COOKIE.exec(cookies) ?? [];
  return token ? { [VISITOR_FIELD]: token } : {};
}
