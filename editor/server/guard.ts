import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Keeps other web pages, and names that somebody points at this machine, from using the editor. */
export class Guard {
  /** Known only to the editor’s own page, which no other origin can read. */
  readonly token = randomBytes(24).toString('base64url');

  /** Whether a request names this machine, and comes from a page of it or from an address that somebody typed. */
  isLocal({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { host = '', origin } = headers;
    if (!LOCAL.test(host)) return false;
    return origin === undefined || origin === `http://${host}`;
  }

  /** Whether a request to the API comes from the editor’s own page. */
  isOwn(request: Pick<IncomingMessage, 'headers'>): boolean {
    const given = Buffer.from(String(request.headers['x-editor-token'] ?? ''));
    const wanted = Buffer.from(this.token);
    return this.isLocal(request) && given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
