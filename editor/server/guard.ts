import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Keeps other sites from using the editor, by cross-site requests or DNS rebinding. */
export class Guard {
  /** Token embedded in the editor’s page, which no other origin can read. */
  readonly token = randomBytes(24).toString('base64url');

  /** Whether a request names this machine as its host and is same-origin, or was typed as an address. */
  isLocal({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { host = '', origin } = headers;
    if (!LOCAL.test(host)) return false;
    return origin === undefined || origin === `http://${host}`;
  }

  /** Whether an API request comes from the editor’s own page. */
  isOwn(request: Pick<IncomingMessage, 'headers'>): boolean {
    const given = Buffer.from(String(request.headers['x-editor-token'] ?? ''));
    const wanted = Buffer.from(this.token);
    return this.isLocal(request) && given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
