import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Person } from '../signIn/Person.ts';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

type Asked = Pick<IncomingMessage, 'headers'>;

function isSame(given: unknown, wanted: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Keeps other sites from using the editor, by cross-site requests or DNS rebinding. */
export class Guard {
  /** Token embedded in the editor’s page, which no other origin can read. */
  readonly token = randomBytes(24).toString('base64url');
  readonly #gateSecret: string | undefined;

  /** @param gateSecret that of the sign-in gate, if there is one: only its requests are accepted */
  constructor(gateSecret?: string) {
    this.#gateSecret = gateSecret;
  }

  /** Whether a request names this machine as its host and is same-origin, or was typed as an address. */
  isLocal({ headers }: Asked): boolean {
    const { host = '', origin } = headers;
    if (!LOCAL.test(host)) return false;
    if (this.#gateSecret !== undefined && !isSame(headers['x-editor-gate'], this.#gateSecret)) return false;
    return origin === undefined || origin === `http://${host}`;
  }

  /** Whether an API request comes from the editor’s own page. */
  isOwn(request: Asked): boolean {
    return this.isLocal(request) && isSame(request.headers['x-editor-token'], this.token);
  }

  /** Headers of the editor's own requests for the canvas. */
  get ownHeaders(): Record<string, string> {
    return this.#gateSecret === undefined ? {} : { 'x-editor-gate': this.#gateSecret };
  }

  /** Who sends a request that isLocal; undefined if nobody has to sign in. */
  personOf({ headers }: Asked): Person | undefined {
    if (this.#gateSecret === undefined) return undefined;
    return JSON.parse(Buffer.from(String(headers['x-editor-person']), 'base64url').toString()) as Person;
  }
}
