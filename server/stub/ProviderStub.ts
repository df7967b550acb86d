import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { checkSubmission, readSubmission } from './checkSubmission.ts';

/**
 * How the stub behaves. up: like the provider. slow: responds after a delay. down: breaks every connection. flaky:
 * fails in a different way each time and lets every sixth request pass; one way is to accept a submission and lose
 * the response. refuse: accepts nothing, as if every address were blocked.
 */
export const STUB_MODES = ['up', 'slow', 'down', 'flaky', 'refuse'] as const;
export type StubMode = (typeof STUB_MODES)[number];

/** A submission that the stub accepted. */
export interface TakenSubmission {
  service: 'marketing-forms' | 'mailing-list';
  /** Id of the form at the provider; empty for the mailing list. */
  form: string;
  fields: Readonly<Record<string, string>>;
  context: Readonly<Record<string, string | undefined>>;
  submittedAt: number | undefined;
}

export interface ProviderStubOptions {
  forms: Iterable<FormDefinition>;
  portalId: string;
  /** 0 takes any free port. */
  port?: number;
  mode?: StubMode;
  /** Requests allowed in ten seconds; further ones get a 429. */
  sendLimit?: number;
  /** Delay in the slow mode, in ms. */
  delay?: number;
}

const WINDOW = 10_000;
const SUBMIT_PATH = /^\/submissions\/v3\/integration\/submit\/([^/]+)\/([^/]+)$/;
const LIST_PATH = '/subscribe';

/** Maximum body, in bytes. */
const BODY_LIMIT = 1024 * 1024;

/**
 * The marketing-form provider and the mailing list, for development and tests: as strict as the real ones about
 * schema, fields and limits, and able to fail in the ways they fail.
 */
export class ProviderStub {
  /** Can be changed at any time. */
  mode: StubMode;
  readonly taken: TakenSubmission[] = [];
  /** Statuses of all responses so far; 0 for a broken connection. */
  readonly answered: number[] = [];
  /** Highest number of requests in any ten seconds. */
  peak = 0;
  readonly #options: ProviderStubOptions;
  readonly #forms: ReadonlyMap<string, FormDefinition>;
  readonly #events = new EventEmitter();
  readonly #server: Server;
  #recent: number[] = [];
  #count = 0;

  constructor(options: ProviderStubOptions) {
    this.#options = options;
    this.mode = options.mode ?? 'up';
    this.#forms = new Map([...options.forms].map((form) => [form.providerFormId, form]));
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => request.destroy());
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#options.port ?? 0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Value of MARKETING_FORMS_URL. */
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** Value of MAILING_LIST_URL. */
  get listUrl(): string {
    return `${this.url}${LIST_PATH}`;
  }

  /** Resolves once a condition holds, which is checked at each request and response. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.#events, 'changed');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) {
      body += chunk;
      if (body.length > BODY_LIMIT) return this.#send(response, 413, { message: 'The body is too large' });
    }
    if (this.#isControl(request, response, body)) return;
    this.#count += 1;
    const isOverLimit = this.#isOverLimit();
    const way = this.mode === 'flaky' ? this.#count % 6 : undefined;
    if (this.mode === 'down' || way === 1) return this.#break(response);
    if (this.mode === 'slow')
      await new Promise((resolve) => setTimeout(resolve, this.#options.delay ?? 3000));
    if (isOverLimit || way === 2)
      return this.#send(response, 429, { message: 'Ten-second limit reached', errorType: 'RATE_LIMIT' }, 1);
    if (way === 3) return this.#send(response, 503, { message: 'Service unavailable' });
    if (way === 4) return this.#send(response, 500, { message: 'Internal error' });
    const answer = this.#take(request, body);
    if (way === 5) return this.#break(response);
    this.#send(response, answer.status, answer.body);
  }

  #take(request: IncomingMessage, body: string): { status: number; body: Record<string, unknown> } {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const error = (status: number, message: string) => ({ status, body: { message } });
    if (request.method !== 'POST') return error(405, 'Method not allowed');
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim();
    if (pathname === LIST_PATH) return this.#subscribe(type, body);
    const [, portal, guid = ''] = SUBMIT_PATH.exec(pathname) ?? [];
    const form = portal === this.#options.portalId ? this.#forms.get(guid) : undefined;
    if (form === undefined) return error(404, 'There is no such form');
    if (type !== 'application/json') return error(415, 'Only application/json is taken');
    const submission = readSubmission(body);
    if (typeof submission === 'string') return error(400, submission);
    const errors =
      this.mode === 'refuse'
        ? [{ errorType: 'BLOCKED_EMAIL', message: "Error in 'fields.email'. This email domain is blocked" }]
        : checkSubmission(form, submission, Date.now());
    if (errors.length > 0) return { status: 400, body: { message: 'The request is not valid', errors } };
    this.taken.push({
      service: 'marketing-forms',
      form: guid,
      fields: Object.fromEntries(submission.fields.map(({ name, value }) => [name, value])),
      context: submission.context ?? {},
      submittedAt: submission.submittedAt,
    });
    return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } };
  }

  #subscribe(type: string | undefined, body: string): { status: number; body: Record<string, unknown> } {
    if (type !== 'application/x-www-form-urlencoded')
      return { status: 415, body: { message: 'A form is taken' } };
    const fields = Object.fromEntries(new URLSearchParams(body));
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields['email'] ?? '');
    if (this.mode === 'refuse' || !isAddress) return { status: 400, body: { message: 'Not an address' } };
    this.taken.push({ service: 'mailing-list', form: '', fields, context: {}, submittedAt: undefined });
    return { status: 200, body: { result: 'subscribed' } };
  }

  /** GET /stub lists what was accepted; PUT /stub with the name of a mode changes how the stub behaves. */
  #isControl(request: IncomingMessage, response: ServerResponse, body: string): boolean {
    if (request.url !== '/stub') return false;
    const mode = STUB_MODES.find((name) => name === body.trim());
    if (request.method === 'PUT' && mode !== undefined) this.mode = mode;
    response
      .writeHead(request.method === 'PUT' && mode === undefined ? 400 : 200, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify({ modes: STUB_MODES, mode: this.mode, taken: this.taken }));
    return true;
  }

  #isOverLimit(): boolean {
    const now = performance.now();
    this.#recent = [...this.#recent.filter((time) => time > now - WINDOW), now];
    this.peak = Math.max(this.peak, this.#recent.length);
    this.#events.emit('changed');
    return this.#recent.length > (this.#options.sendLimit ?? 50);
  }

  #send(response: ServerResponse, status: number, body: Record<string, unknown>, retryAfter?: number): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    });
    const whole = status === 200 ? body : { status: 'error', correlationId: randomUUID(), ...body };
    response.end(JSON.stringify(whole));
    this.#done(status);
  }

  #break(response: ServerResponse): void {
    response.destroy();
    this.#done(0);
  }

  #done(status: number): void {
    this.answered.push(status);
    this.#events.emit('changed');
  }
}

/** Starts a stub. */
export async function startProviderStub(options: ProviderStubOptions): Promise<ProviderStub> {
  const stub = new ProviderStub(options);
  await stub.listen();
  return stub;
}
