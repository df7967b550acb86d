import { VISITOR_FIELD } from '../../shared/forms/fieldNames.ts';

/** The cookie in which the marketing service keeps its token (config/tracking.ts). */
const COOKIE = /(?:^|; )hubspotutk=([^;]+)/;

/**
 * The visitor’s token of the marketing service, as a field of a submission, among the cookies of a document. The
 * service sets it once the visitor consents, and the site removes it when consent is withdrawn.
 */
export function visitorToken(cookies: string): Record<string, string> {
  const [, token] = COOKIE.exec(cookies) ?? [];
  return token ? { [VISITOR_FIELD]: token } : {};
}
