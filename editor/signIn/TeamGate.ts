import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { clientAddress } from '../../server/http/clientAddress.ts';
import { RateLimiter } from '../../server/http/RateLimiter.ts';
import { type IsTrustedProxy, parseTrustedProxies } from '../../server/http/trustedProxies.ts';
import { isSecureRequest } from '../../server/pipeline/staticFastPath.ts';
import { forwardRequest } from './forwardRequest.ts';
import { OidcSignIn, SignInError } from './OidcSignIn.ts';
import { matchesPassword } from './Password.ts';
import { type Person, plainName, ROLES, type Role } from './Person.ts';
import { Sessions } from './Sessions.ts';
import { readCookie, setCookie } from './signedCookie.ts';
import { SIGN_IN_POLICY, type SignInWay, signInPage } from './signInPage.ts';
import type { RolePasswords, TeamSettings } from './teamSettings.ts';

/** Attempts to sign in with a password, a minute and address. */
const ATTEMPTS = 10;

/** Maximum size of a form, in bytes. */
const MAX_BYTES = 8192;

/** Sign-ins that may wait for a hash to be computed, each of which takes 128 MiB. */
const MOST_WAITING = 20;

/** Whatever TRUST_PROXY says, a proxy on this machine names the client. */
const isOnThisMachine = parseTrustedProxies('loopback');

/** How long a person may take at the provider, in seconds. */
const PENDING_SECONDS = 10 * 60;

const START = '/edit/sign-in';

/** What the development server can do beyond showing pages, such as opening files in an engineer’s own editor. */
const TOOLS = /^\/+__/;

const form = z.object({
  name: z.string().transform(plainName).pipe(z.string().min(1)),
  email: z.email(),
  password: z.string().min(1).max(1024),
});

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) throw new SignInError('That is too long.');
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}

/** Stands between the network and the editor: lets in only people who have signed in, and says who they are. */
export class TeamGate {
  /** Proves to the editor that a request has come through this gate. */
  readonly secret = randomBytes(32).toString('base64url');
  readonly #settings: TeamSettings;
  readonly #port: number;
  readonly #key = randomBytes(32);
  readonly #sessions: Sessions;
  readonly #attempts = new RateLimiter(ATTEMPTS);
  readonly #oidc: OidcSignIn | undefined;
  readonly #pendingCookie: string;
  readonly #isTrusted: IsTrustedProxy;
  readonly #log: (line: string) => void;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param port where the editor listens on this machine */
  constructor(settings: TeamSettings, port: number, log: (line: string) => void = console.log) {
    this.#settings = settings;
    this.#port = port;
    this.#log = log;
    const { origin, signIn, isTrusted } = settings;
    this.#isTrusted = (address, hop) => isOnThisMachine(address, hop) || isTrusted?.(address, hop) === true;
    // Browsers accept this prefix only with Secure, which excludes cookies set by other hosts of the domain.
    const prefix = origin.protocol === 'https:' ? '__Host-' : '';
    this.#sessions = new Sessions(this.#key, `${prefix}editor-session`);
    this.#pendingCookie = `${prefix}editor-pending`;
    if (signIn.kind === 'oidc')
      this.#oidc = new OidcSignIn(signIn.provider, `${origin.origin}${START}/callback`);
  }

  /** Handles a request from the network. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    this.#handle(request, response).catch((error: unknown) => {
      const isShown = error instanceof SignInError;
      if (!isShown || error.cause) this.#log(`Sign-in: ${String((isShown && error.cause) || error)}`);
      if (response.headersSent) response.destroy();
      else
        this.#show(
          response,
          isShown ? 403 : 500,
          isShown ? error.message : 'Something went wrong. Try again.',
        );
    });
  };

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = this.#settings;
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    if (request.headers.host !== origin.host)
      return this.#refuse(
        response,
        421,
        `This editor is at ${origin.origin}. A proxy must keep the name of the host.`,
      );
    // Somebody who types http:// would send the password unencrypted: the page that asks for it is not shown.
    if (origin.protocol === 'https:' && !isSecureRequest(request, this.#isTrusted))
      return this.#refuse(
        response,
        403,
        `This editor is at ${origin.origin}, by HTTPS only. Its proxy must say “X-Forwarded-Proto: https”, and be named in TRUST_PROXY if it is on another machine.`,
      );
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Browsers state the origin of every other request, so that no other site can send one in somebody's name.
    if (!isReading && request.headers.origin !== origin.origin)
      return this.#refuse(response, 403, 'This address answers the pages of the editor only.');
    if (path === START || path.startsWith(`${START}/`)) return this.#signIn(request, response, path, query);
    if (path === '/edit/sign-out' && !isReading) return this.#signOut(request, response);
    const person = this.#sessions.personOf(request.headers.cookie);
    if (person === undefined) return this.#turnAway(request, response);
    if (TOOLS.test(path)) return this.#refuse(response, 404, 'There is nothing here.');
    return forwardRequest(request, response, { port: this.#port, headers: this.#introduce(person) });
  }

  #introduce(person: Person): Record<string, string> {
    return {
      'x-editor-gate': this.secret,
      'x-editor-person': Buffer.from(JSON.stringify(person)).toString('base64url'),
    };
  }

  #turnAway(request: IncomingMessage, response: ServerResponse): void {
    const isPage = (request.headers.accept ?? '').includes('text/html');
    if (request.method === 'GET' && isPage) {
      this.#lead(response, START);
      return;
    }
    const error = 'You are no longer signed in. Sign in again in another tab, then repeat this here.';
    response.writeHead(401, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify({ error }));
  }

  async #signIn(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    if (request.method === 'POST') return this.#takePassword(request, response);
    if (this.#oidc && path === `${START}/start`) return this.#leave(this.#oidc, response);
    if (this.#oidc && path === `${START}/callback`) return this.#return(this.#oidc, request, response, query);
    return this.#show(response, 200);
  }

  async #takePassword(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { signIn } = this.#settings;
    const given = form.safeParse(await readForm(request));
    if (signIn.kind !== 'password' || !given.success)
      return this.#show(response, 400, 'Enter your name, your email address and the password.');
    const from = clientAddress(request, this.#isTrusted);
    const refusal = this.#attempts.take(from);
    if (refusal) {
      response.setHeader('retry-after', refusal.retryAfter);
      return this.#show(response, 429, `Too many attempts. Try again in ${refusal.retryAfter} seconds.`);
    }
    if (this.#waiting >= MOST_WAITING)
      return this.#show(response, 503, 'Too many people are signing in. Try again.');
    const { name, email, password } = given.data;
    const role = await this.#inTurn(() => this.#roleFor(password, signIn.passwords));
    if (role === undefined) {
      this.#log(`Sign-in: wrong password from ${from}`);
      return this.#show(response, 401, 'That is not the password.');
    }
    return this.#letIn(request, response, { name, email, role });
  }

  /** One hash at a time, because of its memory. */
  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const turn = this.#turn.then(step).finally(() => {
      this.#waiting -= 1;
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #roleFor(password: string, passwords: RolePasswords): Promise<Role | undefined> {
    let found: Role | undefined;
    // Every password is compared, so that the time tells nothing.
    for (const role of ROLES) {
      const stated = passwords[role];
      if (stated !== undefined && (await matchesPassword(password, stated))) found = role;
    }
    return found;
  }

  async #leave(oidc: OidcSignIn, response: ServerResponse): Promise<void> {
    const { location, pending } = await oidc.begin().catch((error: unknown) => {
      throw new SignInError(`${oidc.name} does not respond. Try again.`, { cause: error });
    });
    const cookie = { name: this.#pendingCookie, value: pending };
    response.setHeader('set-cookie', setCookie(cookie, this.#key, { seconds: PENDING_SECONDS }));
    return this.#lead(response, location.href);
  }

  async #return(
    oidc: OidcSignIn,
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
  ): Promise<void> {
    const pending = readCookie(request.headers.cookie, this.#pendingCookie, this.#key);
    // Another tab may have been through already, or somebody else has made this link.
    if (pending === undefined)
      return this.#show(response, 403, 'That took too long, or began in another browser. Try again.');
    const spent = setCookie({ name: this.#pendingCookie, value: '' }, this.#key, { seconds: 0 });
    response.setHeader('set-cookie', spent);
    const person = await oidc.finish(query, pending);
    return this.#letIn(request, response, person);
  }

  #letIn(request: IncomingMessage, response: ServerResponse, person: Person): void {
    response.appendHeader('set-cookie', this.#sessions.open(person, request.headers.cookie));
    this.#log(`Signed in: ${person.name} <${person.email}>, ${person.role}`);
    this.#lead(response, '/edit/');
  }

  #signOut(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('set-cookie', this.#sessions.close(request.headers.cookie));
    this.#lead(response, START);
  }

  #lead(response: ServerResponse, location: string): void {
    response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    response.end();
  }

  #refuse(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(text);
  }

  #show(response: ServerResponse, status: number, notice = ''): void {
    const way: SignInWay = this.#oidc ? { kind: 'oidc', provider: this.#oidc.name } : { kind: 'password' };
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': SIGN_IN_POLICY,
      // Not no-referrer, under which browsers do not state the origin of a form.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    response.end(signInPage(way, notice));
  }
}
