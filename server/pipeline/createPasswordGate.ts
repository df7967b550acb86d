import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiter } from '../http/RateLimiter.ts';
import type { LocalizedTexts } from '../localizedTexts.ts';
import { bypassesGates, refuse } from './refuse.ts';

/** Wrong passwords per minute and address; a person mistypes a few. */
const WRONG_LIMIT = 20;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The password in an Authorization header (RFC 7617), with any user name. */
function givenPassword(header: string | undefined): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? undefined : text.slice(colon + 1);
}

/** What the gate needs to know about a request. */
export interface PasswordGateParts {
  words: LocalizedTexts;
  isSecure: (request: IncomingMessage) => boolean;
  addressOf: (request: IncomingMessage) => string;
}

/**
 * Creates the listener that guards a preview. It responds with 401 unless the password is given, and with 429 for the
 * rest of a minute to an address that has tried too many. Otherwise it returns false, having only forbidden indexing.
 * Passwords are compared by digest, in constant time.
 */
export function createPasswordGate(password: string, { words, isSecure, addressOf }: PasswordGateParts) {
  const expected = digest(password);
  const wrong = new RateLimiter(WRONG_LIMIT);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (bypassesGates(request)) return false;
    const given = givenPassword(request.headers.authorization);
    if (given !== undefined) {
      const address = addressOf(request);
      if (wrong.isExhausted(address)) {
        refuse(request, response, 429, {
          words,
          isSecure: isSecure(request),
          headers: ['Retry-After', '60'],
          text: words.texts?.wrongPasswords,
        });
        return true;
      }
      if (timingSafeEqual(digest(given), expected)) return false;
      wrong.take(address);
    }
    refuse(request, response, 401, {
      words,
      isSecure: isSecure(request),
      headers: ['WWW-Authenticate', 'Basic realm="Preview", charset="UTF-8"'],
    });
    return true;
  };
}
