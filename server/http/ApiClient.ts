/** An answer of another service, read whole. */
export interface ApiAnswer {
  status: number;
  /** Seconds that the service asks to be left alone, or undefined. */
  retryAfter: number | undefined;
  text: string;
}

export interface ApiClientOptions {
  /** Address that paths are appended to. */
  baseUrl: string;
  /** Longest wait for a whole answer, in ms. */
  timeout: number;
}

export interface ApiRequest {
  path?: string;
  body: { json: unknown } | { form: Readonly<Record<string, string>> };
  /** Ends the wait for an answer early. */
  signal?: AbortSignal;
}

/** Longest answer that is kept, in characters. */
const TEXT_LIMIT = 2000;

/**
 * The one way in which the server calls other services: a base address, JSON asked for, a limit on waiting, no
 * redirects followed. A POST is sent once; whoever calls decides about another try.
 */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #timeout: number;

  constructor(options: ApiClientOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#timeout = options.timeout;
  }

  /** Posts a body. Rejects when no answer came: no connection, or none within the time. */
  async post({ path = '', body, signal }: ApiRequest): Promise<ApiAnswer> {
    const isJson = 'json' in body;
    const timeout = AbortSignal.timeout(this.#timeout);
    const response = await fetch(this.#baseUrl + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      body: isJson ? JSON.stringify(body.json) : new URLSearchParams(body.form).toString(),
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    const text = (await response.text()).slice(0, TEXT_LIMIT);
    return { status: response.status, retryAfter: secondsOf(response.headers.get('retry-after')), text };
  }
}

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
